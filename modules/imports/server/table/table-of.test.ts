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

test.each<[string, (string | null)[][]]>([
  ['labels with their values', [['填报人：周敏', null, '联系电话：0571-88880000']]],
  ['labels beside their values', [['单位名称', '湖滨中学', '联系人', '周敏', '联系电话', '0571-88880000']]],
  [
    'a label and a remark',
    [
      ['填报单位：云栖市教育局', '（盖章）'],
      ['填报日期：2026年11月20日', '共 2 个岗位'],
    ],
  ],
  ['a number and a place', [['编号', '2026-11', '地区', '云栖市']]],
])('a letterhead is no head: %s', (_, above) => {
  for (const names of [
    ['招聘岗位代码', '招聘单位名称', '招聘岗位名称', '招聘计划数', '其他说明'],
    ['用人单位', '岗位名称', '招聘人数'],
    ['需求部门', '拟招岗位', '招聘人数（人）', '学历要求'],
  ]) {
    const row = names.map((_name, at) => `值${at}`);
    expect(tableOf([...above, names, row]).columns).toEqual(names);
  }
});

test('unknown names below a letterhead are the head', () => {
  expect(
    tableOf([
      ['填报人：周敏', '联系电话：0571-88880000'],
      ['甲', '乙'],
      ['一', '二'],
    ]).columns,
  ).toEqual(['甲', '乙']);
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

test('a row of values that read as one name, or as few, is no head', () => {
  const upright = [
    ['项目', '岗位一', '岗位二'],
    ['招聘人数', '16', '3'],
    ['资格证书', '幼儿园教师资格证', '执业医师资格证'],
  ];
  expect(tableOf(upright).columns).toEqual(['项目', '岗位一', '岗位二']);
  const changes = [
    ['代码', '调整内容', '调整前', '调整后'],
    ['B12', '专业要求', '2', '岗位要求不变'],
  ].map((row) => [...row, '甲']);
  expect(tableOf(changes).columns).toEqual(changes[0]);
});
