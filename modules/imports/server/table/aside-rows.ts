import { plainText } from '../read/plain-text.ts';
import type { TableRow } from './table.ts';

const sum = /^(?:合计|总计|小计|共计|累计|总数|总人数)(?:[:：(（\d]|$)/;
const remark =
  /^(?:[*※★]|(?:备?注|说明|附注?|备注说明|填表说明|注意事项)\s*\d{0,2}\s*[:：.、]|联系(?:人|电话|方式)[:：]|填表(?:人|日期|单位)[:：]|制表)/;
/** A table with fewer columns has rows of one cell that mean something. */
const MIN_COLUMNS = 3;

const kinds = { sum: '合计', head: '重复的表头', aside: '标题或说明' } as const;
type Kind = keyof typeof kinds;

/** What a row is that is no post: a sum, or one cell with a remark below the table or the heading of a group of rows. */
function kindOf({ cells, merged = [] }: TableRow, columns: readonly string[], title: string | undefined): Kind | null {
  const filled = columns
    .filter((column) => !merged.includes(column))
    .map((column) => ({ column, text: plainText(cells[column]).replace(/\s+/g, '') }))
    .filter(({ text }) => text !== '');
  const [first] = filled;
  if (!first) return null;
  if (filled.slice(0, 2).some(({ text }) => sum.test(text))) return 'sum';
  if (filled.length > 1 && filled.every(({ column, text }) => column.replace(/\s+/g, '').includes(text))) return 'head';
  if (filled.length > 1 || columns.length < MIN_COLUMNS) return null;
  return first.column === title && !remark.test(first.text) ? null : 'aside';
}

/** Numbers of rows as a person writes them: '3、5–7'. */
function listed(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join('、');
}

/** The rows of a table that may be posts, and a note on those left out. */
export function withoutAsides(rows: readonly TableRow[], columns: readonly string[], title: string | undefined) {
  const sorted = rows.map((row) => ({ row, kind: kindOf(row, columns, title) }));
  const notes = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const numbers = sorted.filter((aside) => aside.kind === kind).map(({ row }) => row.number);
    return numbers.length === 0 ? [] : [`第 ${listed(numbers)} 行是${kinds[kind]}，不是职位，没有读取`];
  });
  return { rows: sorted.flatMap(({ row, kind }) => (kind === null ? [row] : [])), notes };
}
