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
  if (first < 0) return readPostRows(listed(lines), organiser);
  const isOver = (line: string, at: number) => !line.includes('\t') && !lines[first + at + 1]?.includes('\t');
  const length = lines.slice(first).findIndex(isOver);
  const grid = lines.slice(first, length < 0 ? undefined : first + length).map(cellsOf);
  return readPostRows(grid, organiser, first);
}

function readPostRows(grid: string[][], organiser: string, first = 0): ExamReading['rows'] {
  if (grid.length === 0) return [];
  const { columns, rows } = tableOf(grid);
  const known = postColumns(columns, rows);
  if (!known.of.title && !known.of.subject) return [];
  return filledDown(rows, known).map(({ row }) =>
    readPostRow({ ...row, number: first + row.number }, known, organiser),
  );
}

/** '① 中心小学 英语 1人 大专以上 提供住宿' */
const item =
  /^(?:[①-⑳]|[(（]?\d{1,2}[)）.、]|[·●○])\s*(.{2,40}?)[\s,，:：]+(\d{1,3})\s*[人名个](?:[\s,，;；。]+(.*))?$/;

/** The table that a list of posts is, each with its number of people and what it asks for; empty for other lists. */
function listed(lines: readonly string[]): string[][] {
  const items = lines.flatMap((line) => {
    const [, post = '', count = '', rest = ''] = item.exec(line) ?? [];
    if (post === '') return [];
    const [title = '', ...above] = post.split(/\s+/).toReversed();
    const [education = '', ...more] = rest.split(/[\s,，;；。]+/);
    const isLevel = /博士|硕士|研究生|本科|大专|专科|中专|高中/.test(education);
    return [[above.toReversed().join(''), title, count, isLevel ? education : '', isLevel ? more.join('，') : rest]];
  });
  return items.length > 1 ? [['用人单位', '岗位名称', '招聘人数', '学历', '备注'], ...items] : [];
}
