/** Outlines of generated crests, for companies without a logo. */
export const crestShapes = ['shield', 'hexagon', 'ring', 'arch', 'leaf', 'square'] as const;
export type CrestShape = (typeof crestShapes)[number];

/** Deep hues for a white tile; yellow would be too light. */
export const crestHues = [8, 28, 152, 172, 196, 212, 226, 244, 262, 286, 328, 350] as const;
export type CrestHue = (typeof crestHues)[number];

export interface Crest {
  shape: CrestShape;
  hue: CrestHue;
  /** One character of the name: a Chinese character, a letter or a digit. */
  character: string;
}

const fileName = /^([a-z]+)-(\d{1,3})-([\p{Script=Han}A-Za-z0-9])\.svg$/u;

/** The URL of a crest. It contains everything that is drawn, so the picture is immutable. */
export function crestUrl({ shape, hue, character }: Crest): string {
  return `/pictures/crest/${shape}-${hue}-${encodeURIComponent(character)}.svg`;
}

/** Parses the decoded last part of such a URL; null for anything that `crestUrl` does not produce. */
export function crestOfFile(name: string): Crest | null {
  const [, shapeText, hueText, character] = fileName.exec(name) ?? [];
  const shape = crestShapes.find((known) => known === shapeText);
  const hue = crestHues.find((known) => String(known) === hueText);
  return shape && hue && character ? { shape, hue, character } : null;
}
