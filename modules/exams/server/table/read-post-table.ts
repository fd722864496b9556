import { plainText, readUpload, type Table } from '#modules/imports/server/public.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { ReadPostRow } from '../../contract/exam-reading.ts';
import { mostExamPosts } from '../../contract/exam-shapes.ts';
import { fieldsNamed, isOfPosts, type PostColumns, postColumns } from './columns.ts';
import { type Columns, cellOf, isSchool, isSum, ofRows, withoutPivot } from './pivot.ts';
import { readPostRow } from './read-post-row.ts';

/** A column without a name of its own, as a merged heading leaves it. */
const unnamed = /^第 \d+ 列$| \d+$/;

/** A table whose first column names the fields and whose others are posts, as one with a post in each row. */
function upright({ columns, rows }: Columns): Columns {
  const [head = ''] = columns;
  const names = [head, ...rows.map(({ cells }) => plainText(cells[head]))];
  if (fieldsNamed(names) < 3 || fieldsNamed(columns) >= fieldsNamed(names)) return { columns, rows };
  const { of } = postColumns(names);
  if (isSchool(columns[1] ?? '')) names[0] = '用人单位';
  else if (!of.title && !of.subject) names[0] = '岗位名称';
  const named = Object.fromEntries(columns.map((name) => [name, unnamed.test(name) ? '' : name]));
  const grid = [named, ...rows.map(({ cells }) => cells)];
  const posts = columns.slice(1).map((column, at) => {
    // What is merged over several posts holds for each of them, but for a number.
    const valueAt = (row: number) => {
      const cell = plainText(grid[row]?.[column]);
      const shared = columns.slice(1, at + 1).map((column) => plainText(grid[row]?.[column]));
      return cell || (shared.findLast(Boolean) ?? '').replace(/^\d+$/, '');
    };
    const isTaken = (_: string, row: number) => valueAt(row) !== plainText(grid[row]?.[column]);
    const notes = names.filter(isTaken).map((name) => `“${name}”空着，按左边一列理解`);
    return { number: at + 1, notes, cells: Object.fromEntries(names.map((name, row) => [name, valueAt(row)])) };
  });
  return { columns: names, rows: posts };
}

const item = /(\p{Script=Han}[^\d、，,；;\s]*?)(\d{1,3})[名人个]?([(（][^)）]{1,12}[)）])?[、，,；;/\s]*/gu;
/** '语文1、数学2名；校医1（女）' as its items; none for another cell. */
function itemsIn(cell: string): [name: string, count: string][] {
  const items = [...cell.matchAll(item)];
  if (items.map(([whole]) => whole).join('') !== cell) return [];
  return items.map(([, name = '', count = '', remark = '']) => [name + remark, count]);
}

const partsOf = (cell: string) => cell.split(/[、，,；;/\n]+/).filter(Boolean);
/** '语文、数学' with '各1', or with '1、2'. */
function pairsOf(names: string, counts: string): [name: string, count: string][] {
  const each = /^各(\d{1,2})$/.exec(counts)?.[1];
  const [list, numbers] = [partsOf(names), partsOf(counts)];
  if (list.length < 2 || !(each || (numbers.length === list.length && numbers.every((number) => /^\d+$/.test(number)))))
    return [];
  return list.map((name, at) => [name, each ?? numbers[at] ?? '']);
}

/** A table whose cells hold several posts, each with its number, as one with a post in each row. */
function apart({ columns, rows }: Columns): Columns {
  const postRows = rows.filter((row) => !isSum(row));
  const listed = columns.find((column) => {
    const lists = postRows.map((row) => itemsIn(cellOf(row, column)));
    const isList = lists.some((items) => items.length > 1) || /人数|名额|计划/.test(column);
    return isList && lists.filter((items) => items.length > 0).length * 2 > postRows.length;
  });
  const { of } = postColumns(columns.filter((column) => column !== listed));
  const named = listed ?? of.title ?? of.subject;
  if (!named || of.code) return { columns, rows };
  const name = listed ? (of.title ? '学科' : '岗位名称') : named;
  const posts = postRows.flatMap((row) => {
    const cell = cellOf(row, named);
    const items = listed ? itemsIn(cell) : pairsOf(cell, cellOf(row, of.headcount ?? ''));
    if (items.length === 0) return [row];
    const { [named]: _, ...rest } = row.cells;
    const counted = of.headcount ?? '招聘人数';
    return items.map(([value, count]) => ({ ...row, cells: { ...rest, [name]: value, [counted]: count } }));
  });
  return listed || posts.length > postRows.length ? ofRows(posts) : { columns, rows };
}

const bothNames =
  /(?:岗位|职位)(?:名称)?[及和与、/（(]+(?:岗位|职位)?(?:代码|编号)|(?:代码|编号)[及和与、/（(]+(?:岗位|职位)?名称/;
const nameAndCode =
  /^(?<before>[A-Z]{0,4}-?\d{1,8})?[\s.:：-]*(?<name>.*?)[\s（(]*(?<after>[A-Z]{0,4}-?\d{2,8})?[)）]?$/s;
const changes = /^(?:调整|变更|更正)(?:内容|事项|项目)$/;
/** The school that stands alone in a row, as the heading of those below. */
function schoolAlone({ cells }: Columns['rows'][number]): string {
  const [text = '', ...more] = Object.values(cells).map(plainText).filter(Boolean);
  const name = text.replace(/^[（(]?[一二三四五六七八九十]+[)）、.]\s*/, '');
  return more.length === 0 && isSchool(name) ? name : '';
}
/** Rows whose cells are named elsewhere: a name with its code, a change with what changes, a school above its posts. */
function named({ columns, rows }: Columns): Columns {
  const both = columns.find((column) => bothNames.test(column));
  const [what, after] = [changes, /^(?:调整|变更|更正)后/].map((name) => columns.find((column) => name.test(column)));
  const above = postColumns(columns).of.employer ? [] : rows.map(schoolAlone);
  const namedRows = rows.map((row, at) => {
    const school = above[0] && above.slice(0, at + 1).findLast(Boolean);
    const cells = school ? { ...row.cells, 用人单位: school } : row.cells;
    if (both) {
      const { before, name, after } = nameAndCode.exec(plainText(cells[both]))?.groups ?? {};
      return { ...row, cells: { ...cells, [both]: undefined, 岗位名称: name, 岗位代码: before ?? after } };
    }
    if (!what || !after) return { ...row, cells };
    const { [after]: value, ...rest } = cells;
    return { ...row, cells: { ...rest, [plainText(cells[what])]: value } };
  });
  return { columns: [...new Set(namedRows.flatMap(({ cells }) => Object.keys(cells)))], rows: namedRows };
}

/** A table of posts in whatever form, as one with a post in each row. */
const asPosts = (table: Columns): Columns => apart(withoutPivot(named(upright(table))));

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
    const missing = at < 0 ? [] : named.filter(({ column, names }) => plainText(row.cells[column]) !== names[at]);
    const cells = { ...row.cells, ...Object.fromEntries(missing.map(({ column, names }) => [column, names[at]])) };
    return { row: { ...row, cells }, filled: missing.map(({ column }) => column) };
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
  const written = await readUpload(bytes, { limits, thread, sheet });
  const { columns, rows: read } = readRows(written, organiser);
  if (!read) throw fieldError('body.fileId', '表中没有“岗位名称”一列');
  const rows = withoutRepeats(read);
  const { sheets, sheet: name, isHidden = false, notes } = written;
  return { sheets, sheet: name, isHidden, notes, columns, rows };
}
