import type { Random } from './random.ts';

/** The outlines of generated crests. The server draws them; a stored logo says which, in its address. */
export const crestShapes = ['shield', 'hexagon', 'ring', 'arch', 'leaf', 'square'] as const;
export type CrestShape = (typeof crestShapes)[number];

/** Hues that stay deep and calm in a white tile; no yellow, which would not. */
export const crestHues = [8, 28, 152, 172, 196, 212, 226, 244, 262, 286, 328, 350] as const;
export type CrestHue = (typeof crestHues)[number];

export interface Crest {
  shape: CrestShape;
  hue: CrestHue;
  /** One character of the name. */
  character: string;
}

/** The address of a crest's picture: it holds all that is drawn, so it may be cached for ever. */
export function crestUrl({ shape, hue, character }: Crest): string {
  return `/pictures/crest/${shape}-${hue}-${encodeURIComponent(character)}.svg`;
}

export function drawCrest(random: Random, character: string): string {
  return crestUrl({ shape: random.pick(crestShapes), hue: random.pick(crestHues), character });
}
