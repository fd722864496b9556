import { expect, test } from 'vitest';
import { planImport } from './plan-import.ts';
import { mapColumns } from './table/map-columns.ts';
import { tableOf } from './table/table-of.ts';

const now = new Date('2026-11-28T04:00:00Z');

const head = ['学校名称', '职位名称', '薪资', '地区', '招聘人数', '职位链接'];
function plan(...rows: (string | null)[][]) {
  const table = tableOf([head, ...rows]);
  return planImport(table, mapColumns(table.columns), now);
}
const outcomes = ({ rows }: ReturnType<typeof plan>) => rows.map(({ outcome }) => outcome);
const names = ({ companies }: ReturnType<typeof plan>) => companies.map(({ name, rows }) => `${name} ${rows.length}`);

test('one school under several spellings is one company', () => {
  const made = plan(
    ['惠州市青柠檬实验学校', '语文教师', '8K/月', '惠州-博罗县', '1', '/1'],
    ['惠州市青柠檬实验学校', '数学教师', '8K/月', '惠州-博罗县', '1', '/2'],
    ['青柠檬实验学校（小学部）', '英语教师', '8K/月', '惠州-博罗县', '1', '/3'],
    ['博罗县青柠檬实验学校', '英语教师', '8K/月', '广东-惠州', '1', '/4'],
  );
  expect(names(made)).toEqual(['惠州市青柠檬实验学校 4']);
  expect(made.companies[0]?.spellings).toHaveLength(3);
  expect(made.companies[0]).toMatchObject({ cityCode: '441300', regionCode: '441322' });
});

test('schools that only sound alike stay apart, and are named for a person to look at', () => {
  const made = plan(
    ['增城区青禾学校', '语文教师', '', '广州-增城区', '', '/1'],
    ['花都区青禾学校', '语文教师', '', '广州-花都区', '', '/2'],
    ['第一小学', '语文教师', '', '广州-花都区', '', '/3'],
    ['第一小学', '语文教师', '', '惠州-惠城区', '', '/4'],
  );
  expect(made.companies).toHaveLength(4);
  expect(made.similar).toEqual([{ one: '增城区青禾学校', other: '花都区青禾学校' }]);
});

test('one long name in several cities is one company, where most of its posts are', () => {
  const made = plan(
    ['青柠檬文教集团', '语文教师', '', '惠州-惠城区', '', '/1'],
    ['青柠檬文教集团', '语文教师', '', '广州-花都区', '', '/2'],
    ['青柠檬文教集团', '英语教师', '', '广州-花都区', '', '/3'],
  );
  expect(made.companies).toMatchObject([{ cityCode: '440100', rows: [{}, {}, {}] }]);
});

test('no row vanishes: each is a post, a duplicate or held with a reason', () => {
  const made = plan(
    ['云栖小学', '语文教师', '8K/月', '杭州-上城区', '1', '/1'],
    ['云栖小学', '语文教师', '8K/月', '杭州-上城区', '1', '/1'],
    ['云栖小学', '语文教师', '9K/月', '杭州-上城区', '1', '/9'],
    ['', '语文教师', '8K/月', '杭州-上城区', '1', '/5'],
    ['云栖小学', '', '8K/月', '杭州-上城区', '1', '/6'],
    ['云栖小学', '语文教师', '8K/月', '本科', '1', '/7'],
  );
  expect(outcomes(made)).toEqual(['imported', 'duplicate', 'imported', 'held', 'held', 'held']);
  expect(made.rows.map(({ reason }) => reason)).toEqual([
    undefined,
    '与第 2 行相同',
    undefined,
    '缺少单位名称',
    '缺少职位名称',
    '缺少工作地区',
  ]);
});

test('without links the words of the rows tell them apart', () => {
  const table = (...rows: string[][]) => tableOf([['学校', '岗位', '地区', '薪资'], ...rows]);
  const rows = table(
    ['云栖小学', '教师', '杭州', '8K/月'],
    ['云栖小学', '教师', '杭州', '９K/月'],
    ['云栖小学', '教师 ', '杭州', '8k/月'],
  );
  expect(outcomes(planImport(rows, mapColumns(rows.columns), now))).toEqual(['imported', 'imported', 'duplicate']);
});

test('a name or title with signs of a wrong encoding is held, another cell loses them; both are told', () => {
  const made = plan(
    ['云\ufffd小学', '语文教师', '8K/月', '杭州-上城区', '1', '/1'],
    ['云栖小学', '语\ufffd教师', '8K/月', '杭州-上城区', '1', '/2'],
    ['云栖小学', '语文教师', '8K/月\ufffd', '杭州-上城区', '1', '/3'],
  );
  expect(made.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['held', '单位名称含有无法识别的字符'],
    ['held', '职位名称含有无法识别的字符'],
    ['imported', undefined],
  ]);
  expect(made.rows[2]?.reading).toMatchObject({
    cells: { salary: '8K/月' },
    flags: [{ kind: 'garbled', note: '薪资含有无法识别的字符，已去除' }],
  });
});

test('cells beyond the head are told for their row', () => {
  const made = plan(
    ['云栖小学', '语文教师', '8K/月', '杭州-上城区', '1', '/1', '五险一金', '急聘'],
    ['云栖小学', '数学教师', '8K/月', '杭州-上城区', '1', '/2'],
  );
  expect(made.rows.map(({ reading }) => reading.flags)).toEqual([
    [{ kind: 'surplus', note: '比表头多出 2 个单元格，没有使用：“五险一金”“急聘”' }],
    [],
  ]);
  expect(outcomes(made)).toEqual(['imported', 'imported']);
});
