import type { Weight } from './faces.ts';

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 };

/** A line of text at its baseline. */
export interface PlacedText {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  color: string;
  text: string;
  /** What the text is, by which programs find it in a PDF: the tag of its marked content. */
  mark?: string;
  /** Shrinks to this width where it is longer, and aligns within it. */
  within?: { width: number; align: 'left' | 'center' | 'right' };
}

interface PlacedShape {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string | null;
  stroke: string | null;
}

interface PlacedPicture {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A JPEG of its own instead of the document's photo. */
  bytes?: Uint8Array;
}

/** The elements of a page, from the upper left. Shapes are below text. */
export interface Page {
  texts: PlacedText[];
  shapes: PlacedShape[];
  pictures: PlacedPicture[];
}

export const emptyPage = (): Page => ({ texts: [], shapes: [], pictures: [] });

/** Adds elements with an offset. */
export function put(page: Page, { texts, shapes, pictures }: Page, dx: number, dy: number): void {
  const moved = <T extends { x: number; y: number }>(thing: T): T => ({ ...thing, x: thing.x + dx, y: thing.y + dy });
  page.texts.push(...texts.map(moved));
  page.shapes.push(...shapes.map(moved));
  page.pictures.push(...pictures.map(moved));
}
