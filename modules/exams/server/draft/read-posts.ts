import { tableOf } from '#modules/imports/server/public.ts';
import type { ExamReading } from '../../contract/exam-reading.ts';
import { postColumns } from '../table/columns.ts';
import { readPostRow } from '../table/read-post-row.ts';
import { filledDown } from '../table/read-post-table.ts';

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim());
const FEWEST_CELLS = 4;

/**
 * The table of posts within a text, whose cells are parted by tabs, as documents and pages give it when they are read. The heading of a
 * group of posts stands alone in its line.
 */
export function readPosts(lines: readonly string[], organiser: string): ExamReading['rows'] {
  const first = lines.findIndex(
    (line) => cellsOf(line).length >= FEWEST_CELLS && /(?:岗位|职位|人数|学历|专业)/.test(line),
  );
  if (first < 0) return [];
  const isOver = (line: string, at: number) => !line.includes('\t') && !lines[first + at + 1]?.includes('\t');
  const length = lines.slice(first).findIndex(isOver);
  const grid = lines.slice(first, length < 0 ? undefined : first + length).map(cellsOf);
  const { columns, rows } = tableOf(grid);
  const known = postColumns(columns, rows);
  if (!known.of.title && !known.of.subject) return [];
  return filledDown(rows, known).map(({ row }) =>
    readPostRow({ ...row, number: first + row.number }, known, organiser),
  );
}
