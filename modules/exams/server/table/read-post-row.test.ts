import { expect, test } from 'vitest';
import { postColumns } from './columns.ts';
import { readPostRow } from './read-post-row.ts';
import { readAge, readMajors } from './read-requirements.ts';

test.each([
  ['35周岁以下（1991年1月1日以后出生）', { maxAge: 35, bornFrom: '1991-01-01', rest: '' }],
  ['18-35周岁', { maxAge: 35, rest: '' }],
  ['年龄在40周岁及以下', { maxAge: 40, rest: '' }],
  ['1986年11月16日及以后出生', { bornFrom: '1986-11-16', rest: '' }],
  ['35周岁以下，博士可放宽至40周岁', { maxAge: 35, rest: '博士可放宽至40周岁' }],
])('an age is read from %s', (cell, expected) => {
  expect(readAge(cell)).toEqual(expected);
});

test.each([
  ['数学类（0701）、学科教学（数学）', ['数学类（0701）', '学科教学（数学）']],
  ['研究生：课程与教学论(数学、物理)；本科：数学与应用数学', ['课程与教学论(数学、物理)', '数学与应用数学']],
  ['不限', []],
  ['汉语言文学、汉语国际教育等相关专业', ['汉语言文学', '汉语国际教育']],
])('majors are read from %s', (cell, expected) => {
  expect(readMajors(cell)).toEqual(expected);
});

const heads = [
  '序号',
  '主管部门',
  '招聘单位',
  '岗位代码',
  '岗位名称',
  '招聘人数',
  '学历',
  '学位',
  '专业要求',
  '年龄',
  '教师资格',
  '其他条件',
  '开考比例',
  '备注',
  '联系方式',
];
const columns = postColumns(heads);
const rowOf = (cells: Record<string, string>) => readPostRow({ number: 4, cells }, columns);
const usual = {
  主管部门: '澜州市教育局',
  招聘单位: '澜州市第三中学',
  岗位代码: '010204',
  岗位名称: '高中数学教师',
  招聘人数: '3',
  学历: '研究生',
  学位: '硕士及以上',
  专业要求: '数学类（0701）、学科教学（数学）',
  年龄: '35周岁以下（1990年11月16日以后出生）',
  教师资格: '高级中学教师资格，学科与岗位相应',
  开考比例: '1∶3',
};

test('a row becomes a post, its code with its leading zero', () => {
  const { post, notes } = rowOf(usual);
  expect(notes).toEqual([]);
  expect(post).toMatchObject({
    code: '010204',
    employer: '澜州市第三中学',
    headcount: 3,
    ratio: 3,
    stage: 'senior',
    subject: 'math',
    requirements: {
      education: 'master',
      degree: 'master',
      maxAge: 35,
      bornFrom: '1990-11-16',
      majors: ['数学类（0701）', '学科教学（数学）'],
      certificate: 'senior',
      certificateSubjects: ['math'],
      words: { majors: '数学类（0701）、学科教学（数学）' },
    },
  });
});

test.each([
  ['招聘人数', '一百二', '看不出招聘人数'],
  ['学历', '见公告', '学历没有读懂'],
  ['教师资格', '须持证', '教师资格没有读懂'],
  ['开考比例', '按公告', '开考比例没有读懂：按公告'],
  ['联系方式', '0571-8800', '没有对应的字段，并入备注：联系方式：0571-8800'],
  ['年龄', '35周岁以下，骨干教师放宽至45周岁', '骨干教师放宽至45周岁'],
])('what is not understood in %s is said', (column, value, expected) => {
  expect(rowOf({ ...usual, [column]: value }).notes.join()).toContain(expected);
});

test.each([
  ['不低于1：3', 3],
  ['3:1', 3],
  ['01:03:00', 3],
  ['1 : 10', 10],
  ['1:1.5', null],
  ['12:03', null],
])('the ratio %s is %s, and told where it is none', (cell, ratio) => {
  const { post, notes } = rowOf({ ...usual, 开考比例: cell });
  expect(post?.ratio).toBe(ratio);
  expect(notes.join()).toBe(ratio === null ? `开考比例没有读懂：${cell}` : '');
});

test('a condition that was not understood is left to a person', () => {
  const { post } = rowOf({ ...usual, 年龄: '35周岁以下，骨干教师放宽至45周岁' });
  expect(post?.requirements).toMatchObject({ maxAge: 35, others: ['年龄：骨干教师放宽至45周岁'] });
});

test.each([
  [
    '1.具有澜州或杭州市户籍；2.服务期五年',
    {
      others: ['1.具有澜州或杭州市户籍；2.服务期五年'],
      words: expect.not.objectContaining({ household: expect.anything() }),
    },
  ],
  ['2.限本市户籍；服务期五年', { others: ['服务期五年'], words: expect.objectContaining({ household: '限本市户籍' }) }],
  ['本省户籍', { words: expect.objectContaining({ household: '本省户籍' }) }],
])('of other conditions %s, 户籍 is compared where it is understood', (其他条件, requirements) => {
  expect(rowOf({ ...usual, 其他条件 }).post?.requirements).toMatchObject(requirements);
});

test('a note below the table is no post, and says so', () => {
  const { post, notes } = rowOf({ 序号: '注：以上岗位面向全国招聘' });
  expect(post).toBeNull();
  expect(notes).toEqual(['这一行不是岗位，没有读入']);
});
