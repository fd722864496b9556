import { expect, test } from 'vitest';
import { readRow } from './own-row.ts';

const mapping = { company: '单位', title: '岗位', headcount: '人数', education: '学历', salary: '待遇' };
const cells = { 岗位: '小学数学教师', 人数: '2', 学历: '本科', 待遇: '12-18万/年' };
const school = { id: '1', name: '杭州育星学校', regionCode: '330108', type: 'private-school', recruiters: [] };
const rowOf = (单位: string, company = school) =>
  readRow({ number: 1, cells: { 单位, ...cells } }, mapping, company, new Date('2026-11-29T00:00:00Z'));

test('a private school is asked about a row of another school, which is not written', () => {
  const row = rowOf('宁波启明学校');
  expect(row).toMatchObject({ outcome: 'held', form: null });
  expect(row.reason).toBe(
    '表中单位为“宁波启明学校”，不是本单位：请由该单位发布；如就是本单位，把这一格改成本单位名称，或不导入这一列',
  );
});

test.each([
  ['its own name', '杭州育星学校', school],
  ['its campus', '杭州育星学校滨江校区', school],
  ['no name', '', school],
  ['a bureau', '宁波启明学校', { ...school, name: '杭州市滨江区教育局', type: 'bureau' }],
  ['a group', '宁波启明学校', { ...school, name: '育星教育集团' }],
  ['a public school', '宁波启明学校', { ...school, type: 'public-school' }],
])('a row is read where the table names %s', (_, named, company) => {
  expect(rowOf(named, company)).toMatchObject({ outcome: 'new', title: '小学数学教师' });
});
