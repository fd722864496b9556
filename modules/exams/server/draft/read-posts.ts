import { listTable, tableOf } from '#modules/imports/server/public.ts';
import type { ExamReading } from '../../contract/exam-reading.ts';
import { isOfPosts, postColumns } from '../table/columns.ts';
import { isPivotHead, withOneHead, withoutPivot } from '../table/pivot.ts';
import { readPostRow } from '../table/read-post-row.ts';
import { filledDown } from '../table/read-post-table.ts';

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim());
const FEWEST_CELLS = 3;
/** Whether the heading of a table of posts begins in a line. */
export const isPostHead = (line: string, next = '') =>
  line.includes('\t') &&
  ((cellsOf(line).length >= FEWEST_CELLS && /岗位|职位|人数|学历|专业/.test(line)) ||
    isPivotHead(withOneHead([cellsOf(line), cellsOf(next)])[0] ?? []));

/**
 * The tables of posts within a text, whose cells are parted by tabs, as documents and pages give them when they are read; else its list
 * of posts. The heading of a group of posts stands alone in its line.
 */
export function readPosts(lines: readonly string[], organiser: string): ExamReading['rows'] {
  const tablesFrom = (from: number): ExamReading['rows'] => {
    const first = lines.findIndex((line, at) => at >= from && isPostHead(line, lines[at + 1]));
    if (first < 0) return [];
    const isNext = (line: string, at: number) => at > first + 1 && isPostHead(line) && !/\t\d+(?:\t|$)/.test(line);
    const isOver = (line: string, at: number) =>
      at > first && (isNext(line, at) || !(line + lines[at + 1]).includes('\t'));
    const end = lines.findIndex(isOver);
    const grid = lines.slice(first, end < 0 ? undefined : end).map(cellsOf);
    return [...readPostRows(grid, organiser, first), ...(end < 0 ? [] : tablesFrom(end))];
  };
  const rows = tablesFrom(0);
  return rows.length > 0 ? rows : readPostRows(listTable(lines), organiser);
}

function readPostRows(grid: string[][], organiser: string, first = 0): ExamReading['rows'] {
  if (grid.length === 0) return [];
  const { columns, rows } = withoutPivot(tableOf(withOneHead(grid)));
  const known = postColumns(columns, rows);
  if (!isOfPosts(known)) return [];
  return filledDown(rows, known).map(({ row }) =>
    readPostRow({ ...row, number: first + row.number }, known, organiser),
  );
}
