import { plainText } from '#modules/imports/server/public.ts';
import { fieldsNamed, postColumns } from './columns.ts';
import { type Columns, cellOf, isSchool, isSum, ofRows, withoutPivot } from './pivot.ts';

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
      const own = plainText(grid[row]?.[column]);
      const shared = columns.slice(1, at + 1).map((column) => plainText(grid[row]?.[column]));
      return own || (shared.findLast(Boolean) ?? '').replace(/^\d+$/, '');
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
  const [own, numbers] = [partsOf(names), partsOf(counts)];
  if (own.length < 2 || !(each || (numbers.length === own.length && numbers.every((number) => /^\d+$/.test(number)))))
    return [];
  return own.map((name, at) => [name, each ?? numbers[at] ?? '']);
}

/** A table whose cells hold several posts, each with its number, as one with a post in each row. */
function apart({ columns, rows }: Columns): Columns {
  const own = rows.filter((row) => !isSum(row));
  const listed = columns.find((column) => {
    const lists = own.map((row) => itemsIn(cellOf(row, column)));
    const isList = lists.some((items) => items.length > 1) || /人数|名额|计划/.test(column);
    return isList && lists.filter((items) => items.length > 0).length * 2 > own.length;
  });
  const { of } = postColumns(columns.filter((column) => column !== listed));
  const named = listed ?? of.title ?? of.subject;
  if (!named || of.code) return { columns, rows };
  const name = listed ? (of.title ? '学科' : '岗位名称') : named;
  const posts = own.flatMap((row) => {
    const cell = cellOf(row, named);
    const items = listed ? itemsIn(cell) : pairsOf(cell, cellOf(row, of.headcount ?? ''));
    if (items.length === 0) return [row];
    const { [named]: _, ...rest } = row.cells;
    const counted = of.headcount ?? '招聘人数';
    return items.map(([one, count]) => ({ ...row, cells: { ...rest, [name]: one, [counted]: count } }));
  });
  return listed || posts.length > own.length ? ofRows(posts) : { columns, rows };
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
  const own = rows.map((row, at) => {
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
  return { columns: [...new Set(own.flatMap(({ cells }) => Object.keys(cells)))], rows: own };
}

/** A table of posts in whatever form, as one with a post in each row. */
export const asPosts = (table: Columns): Columns => apart(withoutPivot(named(upright(table))));
