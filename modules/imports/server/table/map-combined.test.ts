import { expect, test } from 'vitest';
import { readEducation } from '../read/read-education.ts';
import { readExperience } from '../read/read-experience.ts';
import { cellsOf, mapColumns } from './map-columns.ts';

test('columns are found by English names', () => {
  const columns = ['title', 'company', 'salary', 'area', 'update_time', 'exp_title', 'Job Description'];
  expect(mapColumns(columns)).toEqual({
    title: 'title',
    company: 'company',
    salary: 'salary',
    place: 'area',
    updated: 'update_time',
    experience: 'exp_title',
    description: 'Job Description',
  });
});

const rowsOf = (columns: string[], lines: string[][]) =>
  lines.map((line) => ({ cells: Object.fromEntries(columns.map((column, at) => [column, line[at]])) }));

test('columns without a known name are found by their cells', () => {
  const columns = ['甲', '乙', '丙', '丁', '戊', '己'];
  const rows = rowsOf(columns, [
    ['小学语文教师', '青禾实验学校', '8-12K/月', '杭州-西湖区', '本科', '2026-11-02'],
    ['初中数学老师', '云栖中学', '10-15万/年', '宁波-鄞州区', '大专及以上', '2026-11-03'],
    ['物理教师', '远山外国语学校', '面议', '温州-鹿城区', '硕士', '2026/11/4'],
  ]);
  expect(mapColumns(columns, rows)).toEqual({
    title: '甲',
    company: '乙',
    salary: '丙',
    place: '丁',
    education: '戊',
    updated: '己',
  });
});

test('a column whose cells are all the same is found by them too', () => {
  const columns = ['甲', '乙', '丙', '丁'];
  const same = (title: string) => [title, '8-12K/月', '杭州-西湖区', '本科 / 1-3年'];
  expect(mapColumns(columns, rowsOf(columns, [same('语文教师'), same('数学教师')]))).toEqual({
    title: '甲',
    salary: '乙',
    place: '丙',
    experience: '丁',
    education: '丁',
  });
});

test.each([
  ['不限/本科', 'any', 'bachelor'],
  ['大专 / 1-3年', '1-3', 'college'],
  ['3-5年｜硕士', '3-5', 'master'],
  ['本科及以上 应届生', 'graduate', 'bachelor'],
  ['不限/不限', 'any', 'any'],
  ['经验不限 学历不限', 'any', 'any'],
])('%s is an experience and a degree', (cell, experience, education) => {
  const columns = ['title', 'exp_title'];
  const rows = rowsOf(columns, [
    ['数学教师', cell],
    ['语文教师', '1-3年/本科'],
  ]);
  const mapping = mapColumns(columns, rows);
  expect(mapping).toMatchObject({ experience: 'exp_title', education: 'exp_title' });
  const cells = cellsOf(rows[0]?.cells ?? {}, mapping);
  expect(readExperience(cells.experience).value?.code).toBe(experience);
  expect(readEducation(cells.education).value).toBe(education);
});

test('a column of degrees alone stays one field', () => {
  const columns = ['title', '学历'];
  expect(
    mapColumns(
      columns,
      rowsOf(columns, [
        ['数学教师', '本科'],
        ['语文教师', '大专'],
      ]),
    ).experience,
  ).toBeUndefined();
});
