import { ImportError, plainText, readTableBytes, type Table } from '#modules/imports/server/public.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { ReadPostRow } from '../../contract/exam-reading.ts';
import { mostExamPosts } from '../../contract/exam-shapes.ts';
import { asPosts } from './as-posts.ts';
import { isOfPosts, type PostColumns, postColumns } from './columns.ts';
import { readPostRow } from './read-post-row.ts';

type TableRow = Table['rows'][number];

interface Asked {
  sheet?: string | undefined;
  /** The employer where the table names none. */
  organiser?: string | undefined;
}

const limits = { rows: mostExamPosts, columns: 60 };
const thread = { timeoutMs: 20_000, heapMb: 320 };

/** Says of each repeated code where it stands already: a code names one post. */
function withoutRepeats(rows: readonly ReadPostRow[]): ReadPostRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    if (!row.post) return row;
    const earlier = first.get(row.post.code);
    if (earlier === undefined) {
      first.set(row.post.code, row.number);
      return row;
    }
    return { ...row, post: null, notes: [`岗位代码 ${row.post.code} 与第 ${earlier} 行重复`, ...row.notes] };
  });
}

/** '校' below '…中等专业学' is the rest of its name. */
const isRest = (name = '', above = '') =>
  /^.{0,2}(?:[校园院]|学|中心)$/.test(name) && !/[大中小]学$|[校园院局处部所心]$/.test(above);

/** The names of merged cells that a page shows in the middle of their rows, each in all of its rows; null where they do not come out even. */
function centred(names: readonly string[]): string[] | null {
  const whole: (string[] | undefined)[] = [];
  whole[names.length] = [];
  for (let from = names.length - 1; from >= 0; from -= 1) {
    const at = names.findIndex((name, row) => row >= from && name !== '');
    const last = names.findIndex((_, row) => row >= at && !isRest(names[row + 1], names[row]));
    const next = names.findIndex((name, row) => row > last && name !== '');
    const middle = at + last - from;
    const end = (last > at ? [middle + 1] : [middle + 1, middle + 2, middle]).find(
      (end) => end > last && whole[end] && (next < 0 || end <= next),
    );
    const name = names.slice(at, last + 1).join('');
    if (at >= 0 && end) whole[from] = [...names.slice(from, end).fill(name), ...(whole[end] ?? [])];
  }
  return whole[0] ?? null;
}

/** A table without merged cells names department and employer once, above or amid the rows that share them. */
function filledDown(rows: readonly TableRow[], { of }: PostColumns): { row: TableRow; filled: string[] }[] {
  const shared = [of.department, of.employer].filter((column) => column !== undefined);
  // What stands alone in its row is the heading of those below.
  const posts = rows.filter(
    ({ cells }) =>
      Object.values(cells).filter((cell) => plainText(cell) !== '').length !== 1 &&
      [of.title, of.subject, of.code].some((column) => column && plainText(cells[column]) !== ''),
  );
  const named = shared.map((column) => {
    const names = posts.map(({ cells }) => plainText(cells[column]));
    const down = names.map((_, at) => names.slice(0, at + 1).findLast(Boolean) ?? names.find(Boolean) ?? '');
    return { column, names: (names[0] === '' && centred(names)) || down };
  });
  return rows.map((row) => {
    const at = posts.indexOf(row);
    const own = at < 0 ? [] : named.filter(({ column, names }) => plainText(row.cells[column]) !== names[at]);
    const cells = { ...row.cells, ...Object.fromEntries(own.map(({ column, names }) => [column, names[at]])) };
    return { row: { ...row, cells }, filled: own.map(({ column }) => column) };
  });
}

/** The rows of a table as posts, each with what was not understood; null where it is no table of posts. */
export function readRows(table: Pick<Table, 'columns' | 'rows'>, organiser = '', above = 0) {
  const { columns, rows } = asPosts(table);
  const known = postColumns(columns, rows);
  const read = filledDown(rows, known).map(({ row, filled }) => {
    const found = readPostRow({ ...row, number: above + row.number }, known, organiser);
    const notes = filled.map((column) => `“${column}”空着，按上一行理解`);
    return found.post ? { ...found, notes: [...notes, ...found.notes] } : found;
  });
  return { columns, rows: isOfPosts(known) ? read : null };
}

/** Reads an organiser's table of posts: every row, with what was not understood. @throws AppError INVALID_INPUT */
export async function readPostTable(bytes: Buffer, { sheet, organiser }: Asked = {}) {
  const written = await readTableBytes(bytes, { limits, thread, sheet }).catch((error: unknown) => {
    throw error instanceof ImportError ? fieldError('body.fileId', error.message) : error;
  });
  const { columns, rows: read } = readRows(written, organiser);
  if (!read) throw fieldError('body.fileId', '表中没有“岗位名称”一列');
  const rows = withoutRepeats(read);
  const { sheets, sheet: name, isHidden = false, notes } = written;
  return { sheets, sheet: name, isHidden, notes, columns, rows };
}
