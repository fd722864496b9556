/** The outlines of generated crests: what a company without a logo of its own is shown by. */
export const crestShapes = ['shield', 'hexagon', 'ring', 'arch', 'leaf', 'square'] as const;
export type CrestShape = (typeof crestShapes)[number];

/** Hues that stay deep and calm in a white tile; no yellow, which would not. */
export const crestHues = [8, 28, 152, 172, 196, 212, 226, 244, 262, 286, 328, 350] as const;
export type CrestHue = (typeof crestHues)[number];

export interface Crest {
  shape: CrestShape;
  hue: CrestHue;
  /** One character of the name: a Chinese one, a letter or a digit. */
  character: string;
}

const fileName = /^([a-z]+)-(\d{1,3})-([\p{Script=Han}A-Za-z0-9])\.svg$/u;

/** The address of a crest's picture. It says all that is drawn, so the picture never changes. */
export function crestUrl({ shape, hue, character }: Crest): string {
  return `/pictures/crest/${shape}-${hue}-${encodeURIComponent(character)}.svg`;
}

/** Reads the last part of such an address, decoded; null for anything that `crestUrl` does not make. */
export function crestOfFile(name: string): Crest | null {
  const [, shapeText, hueText, character] = fileName.exec(name) ?? [];
  const shape = crestShapes.find((known) => known === shapeText);
  const hue = crestHues.find((known) => String(known) === hueText);
  return shape && hue && character ? { shape, hue, character } : null;
}
