import { expect, test } from 'vitest';
import { tableOf } from './table-of.ts';

const merge = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right });

test('a title, a note of two cells and then the head', () => {
  const { columns, rows } = tableOf([
    ['某市 2026 年公开招聘岗位表', null, null],
    ['单位：教育局', '日期：11 月', null],
    ['岗位名称', '招聘人数', '学历'],
    ['数学教师', 2, '本科'],
  ]);
  expect(columns).toEqual(['岗位名称', '招聘人数', '学历']);
  expect(rows).toMatchObject([{ number: 4, cells: { 岗位名称: '数学教师', 招聘人数: 2 } }]);
});

test('groups above their parts are one head, and no row', () => {
  const grid = [
    ['学院', '岗位', null, '待遇', null],
    [null, '岗位名称', '招聘人数', '年薪', '安家费'],
    ['文学院', '专任教师', 3, '20-30万', '30万'],
  ];
  const merges = [merge(0, 0, 1, 0), merge(0, 1, 0, 2), merge(0, 3, 0, 4)];
  expect(tableOf(grid, { merges })).toMatchObject({
    columns: ['学院', '岗位名称', '招聘人数', '年薪', '安家费'],
    rows: [{ number: 3, cells: { 学院: '文学院', 岗位名称: '专任教师', 年薪: '20-30万', 安家费: '30万' } }],
  });
});

test('a cell merged downwards counts for each of its rows, which say so', () => {
  const grid = [
    ['学校', '岗位', '人数'],
    ['青禾小学', '语文教师', 1],
    [null, '数学教师', 2],
    [null, null, null],
    ['云栖中学', '物理教师', 1],
  ];
  const { rows } = tableOf(grid, { merges: [merge(1, 0, 3, 0)] });
  expect(rows.map(({ number, cells, merged }) => [number, cells.学校, merged])).toEqual([
    [2, '青禾小学', undefined],
    [3, '青禾小学', ['学校']],
    [5, '云栖中学', undefined],
  ]);
});
