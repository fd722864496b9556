import { fieldsNamed } from './columns.ts';
import { isPivotHead } from './pivot.ts';

type Cells = readonly string[];

/** Whether a row of cells is the heading of a table of posts; within a table values of one list make none. */
export const isHead = (cells: Cells, isFirst = true): boolean =>
  !cells.some((cell) => /^\d+$/.test(cell)) && (fieldsNamed(cells) > 2 || (isFirst && isPivotHead(cells)));

/** Two rows as one heading, where the lower completes the words of the upper or parts its groups; null for a heading and a row. */
function oneHead(over: Cells, under: Cells): string[] | null {
  if (under.some((cell) => /^\d/.test(cell))) return null;
  const whole = (over.length < under.length ? under : over).map((_, at) => `${over[at] ?? ''}${under[at] ?? ''}`);
  if (![over, under].some((cells) => isHead(cells)) && isPivotHead(whole)) return whole;
  if (!over.some((cell, at) => cell === '' && under[at]) || !(isHead(under) || under[0] === over[0] || under[0] === ''))
    return null;
  let group = '';
  return whole.map((_, at) => {
    const cell = under[at] ?? '';
    group = over[at] || group;
    if (cell === '' || cell === over[at] || fieldsNamed([cell]) > 0) return cell || (over[at] ?? '');
    return [group, cell].filter(Boolean).join('-');
  });
}

/** A table with one row for its heading, and how many it had. */
export function withOneHead([head = [], ...rows]: readonly Cells[]): { grid: string[][]; depth: number } {
  const whole = rows[0] && oneHead(head, rows[0]);
  // A row of these words is a post as it was; a heading is none.
  const columns = head.map((cell) => cell.replace(/^(?:调整|变更|更正)前$/, '$&的内容'));
  if (!whole) return { grid: [columns, ...rows.map((cells) => [...cells])], depth: 1 };
  const { grid, depth } = withOneHead([whole, ...rows.slice(1)]);
  return { grid, depth: depth + 1 };
}
