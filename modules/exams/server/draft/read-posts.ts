import { listTable, tableOf } from '#modules/imports/server/public.ts';
import type { ExamReading } from '../../contract/exam-reading.ts';
import { isHead, withOneHead } from '../table/one-head.ts';
import { readRows } from '../table/read-post-table.ts';

type Rows = ExamReading['rows'];

const cellsOf = (line = '') => line.split('\t').map((cell) => cell.trim());

const isFormer = (cell = '') => /^(?:原|(?:调整|变更|修改|更正)前)$/.test(cell);
/** Of a post in two rows, as it was and as it is, the latter with what both share. */
const current = (grid: string[][]): string[][] =>
  grid.flatMap((cells, at) => {
    const above = grid[at - 1]?.some(isFormer) ? grid[at - 1] : undefined;
    return cells.some(isFormer) ? [] : [cells.map((cell, column) => cell || (above?.[column] ?? ''))];
  });

const rowsOf = (grid: string[][], organiser: string, first = 0): Rows =>
  ((grid[0]?.filter(Boolean).length ?? 0) > 1 && readRows(tableOf(current(grid)), organiser, first).rows) || [];

/** The tables of a text from a line on, whose cells are parted by tabs, as documents and pages give them when they are read. */
function tablesIn(lines: readonly string[], organiser: string, from = 0): { first: number; end: number; rows: Rows }[] {
  const first = lines.findIndex((line, at) => at >= from && line.includes('\t'));
  if (first < 0) return [];
  // The heading of a group of posts stands alone in its line.
  const over = lines.findIndex(
    (line, at) => at > first && !line.includes('\t') && cellsOf(lines[at + 1]).length !== cellsOf(lines[first]).length,
  );
  const [head = [], ...rest] = lines.slice(first, over < 0 ? undefined : over).map(cellsOf);
  // Its last cells may be empty, as those of a heading over several columns are.
  const width = head.length > 1 ? Math.max(head.length, ...rest.map(({ length }) => length)) : 1;
  const { grid, depth } = withOneHead([[...head, ...Array<string>(width - head.length).fill('')], ...rest]);
  const next = grid.findIndex((cells, at) => at > 0 && isHead(cells, grid[at - 1]?.length === 1));
  const tableRows = next < 0 ? grid : grid.slice(0, next);
  const end = first + depth - 1 + tableRows.length;
  return [{ first, end, rows: rowsOf(tableRows, organiser, first + depth - 1) }, ...tablesIn(lines, organiser, end)];
}

/** The posts in the tables of a text, else in its list of posts. */
export function readPosts(lines: readonly string[], organiser: string): Rows {
  const rows = tablesIn(lines, organiser).flatMap((table) => table.rows);
  return rows.length > 0 ? rows : rowsOf(listTable(lines), organiser);
}

/** Whether each line is of a table of posts, which a project shows as such; other tables belong to its text. */
export function inPosts(lines: readonly string[]): boolean[] {
  const tables = tablesIn(lines, '').filter(({ rows }) => rows.length > 0);
  return lines.map((line, at) => line.includes('\t') && tables.some(({ first, end }) => first <= at && at < end));
}
