import { plainText } from '../read/plain-text.ts';
import { isHeadWord } from './fields.ts';
import type { Grid, Merge } from './table.ts';

/** Maximum number of rows with titles and notes above a table's header. */
const SEARCHED = 15;
const MOST_DEPTH = 3;

export const filledIn = (row: readonly unknown[] = []) => row.filter((cell) => plainText(cell) !== '').length;
const headWordsIn = (row: readonly unknown[] = []) => row.filter((cell) => isHeadWord(plainText(cell))).length;

/** The row with most known names, at least two of them; else the first with two filled cells; -1 without any. */
function likeliest(grid: Grid): number {
  const words = grid.slice(0, SEARCHED).map(headWordsIn);
  const most = Math.max(0, ...words);
  return most >= 2 ? words.indexOf(most) : grid.findIndex((row) => filledIn(row) >= 2);
}

const holds = ({ top, bottom }: Merge, row: number) => top <= row && row <= bottom;

/** The header rows: several where cells are merged over rows, or where group headings stand above columns. */
export function headRows(grid: Grid, merges: readonly Merge[]): { first: number; last: number } | null {
  const found = likeliest(grid);
  if (found < 0) return null;
  const tall = merges.filter(({ top, bottom }) => bottom > top && bottom - top < MOST_DEPTH);
  const around = tall.filter((merge) => holds(merge, found));
  const first = Math.min(found, ...around.filter(({ top }) => top < SEARCHED).map(({ top }) => top));
  const isGrouped = merges.some(({ top, bottom, left, right }) => top === found && bottom === top && right > left);
  const next = grid[found + 1];
  const named = headWordsIn(next);
  const goesOn = named >= 2 || (isGrouped && named >= 1) || (isGrouped && around.length > 0);
  return { first, last: Math.max(found + (goesOn ? 1 : 0), ...around.map(({ bottom }) => bottom)) };
}

/** The name of each column; below a group heading, the column's own name if it is known by itself. */
export function columnNames(
  grid: Grid,
  { first, last }: { first: number; last: number },
  merges: readonly Merge[],
): string[] {
  const width = Math.max(0, ...grid.slice(first, last + 1).map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const parts: string[] = [];
    for (let row = first; row <= last; row += 1) {
      const merge = merges.find(
        (merge) => holds(merge, row) && merge.left <= column && column <= merge.right && merge.top >= first,
      );
      const part = plainText(merge ? grid[merge.top]?.[merge.left] : grid[row]?.[column]);
      if (part !== '' && part !== parts.at(-1)) parts.push(part);
    }
    const own = parts.at(-1) ?? '';
    return isHeadWord(own) ? own : parts.join('-');
  });
}
