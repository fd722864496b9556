/** The URL of the crest that stands for a school without a logo; the server draws it from the name alone. */
export const crestUrl = (name: string): string =>
  `/pictures/crest/${name.replace(/[^\p{Script=Han}\w（）·]/gu, encodeURIComponent)}.svg`;

export const crestShapes = ['shield', 'hexagon', 'ring', 'arch', 'leaf', 'square'] as const;
export type CrestShape = (typeof crestShapes)[number];

/** Deep hues for a white tile; yellow would be too light. */
export const crestHues = [8, 28, 152, 172, 196, 212, 226, 244, 262, 286, 328, 350] as const;
export type CrestHue = (typeof crestHues)[number];

/** What of a crest follows from the whole name. */
export function crestLook(name: string): { shape: CrestShape; hue: CrestHue } {
  let sum = 7;
  for (const char of name) sum = (sum * 33 + (char.codePointAt(0) ?? 0)) % 99_991;
  return {
    shape: crestShapes[sum % crestShapes.length] ?? 'shield',
    hue: crestHues[Math.floor(sum / crestShapes.length) % crestHues.length] ?? 226,
  };
}
