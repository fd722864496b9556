import { readWords } from '#contract/taxonomy/reader.ts';
import { plainText, type Table } from '#modules/imports/server/public.ts';

type TableRow = Table['rows'][number];
export type Columns = Pick<Table, 'columns' | 'rows'>;

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[(（][^)）]*[)）]|[\s:：]/g, '')
    .replace(/(?<=.)(?:教师|老师|岗位?|学科|科|类)$/, '');
const leaf = (column: string) => column.split('-').at(-1) ?? '';
const isDegree = (text: string) => /^(?:博士|硕士|本科|大专|专科)(?:研究生|学历)?(?:及?以上)?$/.test(text);
const school =
  /.(?:学校|[小中]学|幼儿园|[一二三四五六七八九十\d][中小幼]|实小|附[小中]|[初高职]中|职教中心|中心校|教学点|校区)$/;
export const isSchool = (text: string) => school.test(text);

/** The column that a table with a post in each row would have for the values of a list; '' for a value of none. */
function listOf(column: string): string {
  const text = bare(leaf(column));
  if (isDegree(text)) return '学历';
  const { subjects, stages, roles, tenures, rest } = readWords(text);
  if (rest === '' && subjects.length + roles.length > 0) return '岗位名称';
  if (rest === '' && stages.length > 0) return '学段';
  if (/^编[内外]$/.test(text) || (rest === '' && tenures.length > 0)) return '编制';
  if (/^[男女]性?$/.test(text)) return '性别';
  if (/^(?:应届|往届|社会)(?:毕业)?(?:生|人员)?$/.test(text)) return '招聘对象';
  if (isSchool(text)) return '用人单位';
  return /^(?!总)\S{0,2}(?:人数|名额|计划数?)-/.test(bare(column)) ? '编制' : '';
}

const ofSums = /^(?:合计|总计|小计|共计|总数|人数|名额|(?:招聘|需求|计划|岗位)(?:人数|名额|计划|总数|计划数))$/;
const aside = /序号|代码|编号|年龄|比例|电话|邮编|备注|学历|专业/;
/** A cell without spaces and the unit of a number. */
export const cellOf = ({ cells }: TableRow, column: string) => plainText(cells[column]).replaceAll(/\s|[名人个]$/g, '');
/** '2', '2（外1）', '化学1': a number, which a remark may follow and in a column of others a subject may precede. */
const count = /^(\p{Script=Han}{0,6}?)(\d{1,3})[名人]?(?:[(（](.{1,12})[)）])?$/u;
/** Rows as a table of their own. */
export const ofRows = (rows: readonly TableRow[]): Columns => ({
  columns: [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))],
  rows: rows.map((row, at) => ({ ...row, number: at + 1 })),
});
const isCount = new RegExp(`${count.source}|^[-—/]?$`, 'u');

/** Whether a row of cells is the heading of a pivot: several values of one list, and no number. */
export function isPivotHead(cells: readonly string[]): boolean {
  const lists = cells.map(listOf).filter(Boolean);
  return lists.some((list, at) => lists.indexOf(list) !== at) && !cells.some((cell) => /^\d+$/.test(cell));
}

const numberIn = (row: TableRow, column: string) => Number(count.exec(cellOf(row, column))?.[2] ?? 0);

const sumIn = (row: TableRow, columns: readonly string[]) =>
  columns.reduce((sum, column) => sum + numberIn(row, column), 0);

/** The columns of counts whose headings are values of one list, or whose sums stand beside them, among them the odd one that no list has. */
function countedColumns({ columns, rows }: Columns): string[] {
  const counts = columns.filter((column) => {
    const cells = rows.map((row) => cellOf(row, column));
    return !isSumColumn(column) && cells.every((cell) => isCount.test(cell)) && cells.some((cell) => /\d/.test(cell));
  });
  const known = counts.filter((column) => listOf(column) !== '');
  const all = counts.filter((column) => known.includes(column) || !aside.test(column));
  if (known.length > 1 && known.length * 2 >= all.length) return all;
  const isTotal = (sum: string) =>
    rows.every((row) => numberIn(row, sum) === sumIn(row, all) - (all.includes(sum) ? numberIn(row, sum) : 0));
  return all.length > 1 && rows.length > 1 && columns.some(isTotal) ? all.filter((column) => !isTotal(column)) : [];
}

/** The heading of a column beside the counts, by its values where its own names two lists or none: '学校\学科'. */
function headingBeside(column: string, rows: readonly TableRow[]): string {
  if (!/[\\/／|、]|人数|名额|^第 \d+ 列$/.test(column)) return column;
  const lists = rows.map((row) => listOf(cellOf(row, column))).filter(Boolean);
  return lists.length * 2 > rows.length ? (lists[0] ?? column) : column;
}

const isSumColumn = (column: string) => ofSums.test(bare(leaf(column)));
export const isSum = ({ cells }: TableRow): boolean =>
  Object.values(cells).some((cell) => ofSums.test(plainText(cell).replaceAll(/\s/g, '')));

/**
 * A table whose headings are subjects, stages, degrees or schools and whose cells are counts, as one with a post for each of its cells;
 * any other table as it is. A row that has a code of its own is one post, whose number is that of all kinds of contract.
 */
export function withoutPivot({ columns, rows: all }: Columns): Columns {
  const counted = countedColumns({ columns, rows: all });
  const rows = all.filter((row) => !isSum(row));
  const hasCodes = columns.some((column) => /代码|编码|代号/.test(column));
  if (counted.length === 0 || (hasCodes && !counted.every((column) => listOf(column) === '编制')))
    return { columns, rows: all };
  const otherColumns = columns
    .filter((column) => !counted.includes(column) && !isSumColumn(column))
    .map((column) => ({ column, name: headingBeside(column, rows) }))
    .filter(({ name }) => !/^序号$|^第 \d+ 列$/.test(name));
  const lists = counted.map(listOf).filter(Boolean);
  const usual = lists.find((list) => lists.filter((other) => other === list).length * 2 > lists.length);
  const sum = columns.find(isSumColumn) ?? '';
  const cellsOf = (column: string, cell: string) => {
    const [, named = '', number = '', remark = ''] = count.exec(cell) ?? [];
    const parts = named === '' ? column.split('-').filter((level) => !isSumColumn(level)) : [named];
    const values = parts.map((level): [string, string] => [
      (level === column && usual) || listOf(level) || listOf(column) || '岗位名称',
      level.trim(),
    ]);
    const stage = values.length > 1 ? values.find(([list]) => list === '学段')?.[1] : '';
    return Object.fromEntries([
      ...values.map(([list, value]) =>
        list === '岗位名称'
          ? [otherColumns.some(({ name }) => name === list) ? '学科' : list, `${stage ?? ''}${value}`]
          : [list, value],
      ),
      ['招聘人数', number],
      ...(remark === '' ? [] : [['招聘范围', remark] as const]),
    ]);
  };
  const posts = rows.flatMap((row) => {
    const otherCells = Object.fromEntries(otherColumns.map(({ column, name }) => [name, row.cells[column]]));
    const filled = counted.filter((column) => numberIn(row, column) > 0);
    const kinds = filled.map((column) => `${numberIn(row, column)}名${leaf(column)}`).join('、');
    if (hasCodes) return [{ ...row, cells: { ...otherCells, 招聘人数: sumIn(row, filled) || '', 编制: kinds } }];
    if (filled.length === 0 && numberIn(row, sum) > 0)
      return [{ ...row, cells: { ...otherCells, 招聘人数: cellOf(row, sum) } }];
    return filled.map((column) => ({ ...row, cells: { ...otherCells, ...cellsOf(column, cellOf(row, column)) } }));
  });
  return ofRows(posts);
}
