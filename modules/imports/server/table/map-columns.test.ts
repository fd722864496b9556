import { expect, test } from 'vitest';
import { cellsOf, checkMapping, mapColumns } from './map-columns.ts';

test('columns are found by their names, in other words too', () => {
  expect(mapColumns(['学校名字', '职位名字', '薪资', '地区', '福利待遇简述', '福利待遇详细', '工作地点'])).toEqual({
    company: '学校名字',
    title: '职位名字',
    salary: '薪资',
    place: '地区',
    benefits: '福利待遇简述',
    benefitsText: '福利待遇详细',
    address: '工作地点',
  });
  expect(mapColumns(['用人单位', '岗位名称（必填）', ' 月薪 ', '所在城市', '拟招人数', '最低学历要求'])).toEqual({
    company: '用人单位',
    title: '岗位名称（必填）',
    salary: ' 月薪 ',
    place: '所在城市',
    headcount: '拟招人数',
    education: '最低学历要求',
  });
});

test('a column that is named so exactly goes before one that only contains the name', () => {
  expect(mapColumns(['学校地址', '学校名称', '学校类型']).company).toBe('学校名称');
  expect(mapColumns(['岗位类型', '岗位名称', '岗位'])).toMatchObject({ title: '岗位名称', jobKind: '岗位类型' });
});

test('a mapping by hand names what is wrong with it', () => {
  const { mapping, problems } = checkMapping({ company: 'A', title: 'C', wage: 'B' }, ['A', 'B']);
  expect(mapping).toEqual({ company: 'A' });
  expect(problems).toEqual(['表中没有“C”这一列', '没有名为 wage 的字段']);
  expect(checkMapping({ constructor: 'A' }, ['A']).problems).toHaveLength(1);
});

test('cells come as plain text, absent ones empty', () => {
  const row = { A: ' 青柠檬\u200b学校 ', B: 3, C: null, D: new Date('2026-11-21T00:00:00Z') };
  const cells = cellsOf(row, { company: 'A', headcount: 'B', salary: 'C', updated: 'D', title: 'E' });
  expect(cells).toMatchObject({
    company: '青柠檬学校',
    headcount: '3',
    salary: '',
    updated: '2026-11-21',
    title: '',
    place: '',
  });
});

test.each(['需求数', '需求人数', '教师需求数'])('%s is a headcount', (column) => {
  expect(mapColumns(['学校', '岗位', column])).toMatchObject({ headcount: column });
});

test('signs that nobody sees are not in a cell, and one that a wrong encoding left is told', () => {
  const hidden = '\u202e云栖\u2066\u0007小学\u2069\u00ad';
  expect(cellsOf({ 学校: hidden }, { company: '学校' }).company).toBe('云栖小学');
  expect(cellsOf({ 学校: '云\ud800栖' }, { company: '学校' }).company).toBe('云\ufffd栖');
});
