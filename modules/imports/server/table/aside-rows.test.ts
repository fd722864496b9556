import { expect, test } from 'vitest';
import { withoutAsides } from './aside-rows.ts';

const columns = ['序号', '岗位名称', '招聘人数'];
const rowsOf = (...lines: string[][]) =>
  lines.map((line, at) => ({
    number: at + 2,
    cells: Object.fromEntries(columns.map((column, k) => [column, line[k] ?? ''])),
  }));

test('sums, remarks and headings of groups are no rows to mend, and are named', () => {
  const { rows, notes } = withoutAsides(
    rowsOf(
      ['一、小学部'],
      ['1', '语文教师', '2'],
      ['小计', '', '2'],
      ['2', '合计教师', '1'],
      ['合计：', '', '3'],
      ['注：1. 均为编制内'],
      ['2. 以上含本级'],
      ['', '音乐教师'],
    ),
    columns,
    '岗位名称',
  );
  expect(rows.map(({ cells }) => cells.岗位名称)).toEqual(['语文教师', '合计教师', '音乐教师']);
  expect(notes).toEqual(['第 4、6 行是合计，不是职位，没有读取', '第 2、7–8 行是标题或说明，不是职位，没有读取']);
});

test('the head that stands again above a part of the table is no post', () => {
  const { rows, notes } = withoutAsides(
    rowsOf(['1', '语文教师', '2'], ['序号', '岗 位 名 称', '招聘人数'], ['2', '数学教师', '1']),
    columns,
    '岗位名称',
  );
  expect(rows.map(({ cells }) => cells.岗位名称)).toEqual(['语文教师', '数学教师']);
  expect(notes).toEqual(['第 3 行是重复的表头，不是职位，没有读取']);
});

test('a table of two columns has posts of one cell', () => {
  const { rows } = withoutAsides(
    [{ number: 2, cells: { 序号: '', 岗位名称: '教师' } }],
    ['序号', '岗位名称'],
    undefined,
  );
  expect(rows).toHaveLength(1);
});
