import { type Grid, SQUARE } from './grid.ts';

/** An area of a picture that differs from its reference, in CSS pixels. */
export interface Difference {
  x: number;
  y: number;
  /** Number of differing squares in the window that starts there. */
  squares: number;
}

/**
 * Compares the mean colours of squares of 8 px instead of pixels: other machines render edges of letters differently, which
 * changes many pixels and means little. A square differs if a channel is off by more than such edges and the reference's
 * compression can cause; only many adjacent ones count as a fault, so that a missing picture of 40 px or a button in another
 * colour is detected on the longest page.
 */
const OTHER_COLOUR = 40;
const WINDOW = 6;
const MAX_SQUARES = 7;

/** Summed-area table of differing squares, so that any window is counted in four steps. */
function countedFrom({ columns, rows, means }: Grid, other: Grid): Uint32Array {
  const wide = columns + 1;
  const sums = new Uint32Array(wide * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let inRow = 0;
    for (let x = 0; x < columns; x++) {
      const at = (y * columns + x) * 3;
      const off = (channel: number) => Math.abs((means[at + channel] ?? 0) - (other.means[at + channel] ?? 0));
      if (Math.max(off(0), off(1), off(2)) > OTHER_COLOUR) inRow += 1;
      sums[(y + 1) * wide + x + 1] = inRow + (sums[y * wide + x + 1] ?? 0);
    }
  }
  return sums;
}

/** Where a picture differs from its reference by more than another machine explains; worst first. */
export function findDifferences(reference: Grid, picture: Grid): Difference[] {
  const { columns, rows } = reference;
  if (columns !== picture.columns || rows !== picture.rows) return [{ x: 0, y: 0, squares: columns * rows }];
  const sums = countedFrom(reference, picture);
  const sumAt = (x: number, y: number) => sums[Math.min(y, rows) * (columns + 1) + Math.min(x, columns)] ?? 0;
  const found: Difference[] = [];
  for (let y = 0; y < rows; y += WINDOW / 2) {
    for (let x = 0; x < columns; x += WINDOW / 2) {
      const squares = sumAt(x + WINDOW, y + WINDOW) - sumAt(x, y + WINDOW) - sumAt(x + WINDOW, y) + sumAt(x, y);
      if (squares > MAX_SQUARES) found.push({ x: x * SQUARE, y: y * SQUARE, squares });
    }
  }
  return found.sort((a, b) => b.squares - a.squares);
}
