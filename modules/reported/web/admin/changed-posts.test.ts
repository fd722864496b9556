import { expect, test } from 'vitest';
import type { ExamPost } from '#modules/exams/contract.ts';
import { readAnnouncement } from '#modules/exams/server/public.ts';
import { changedPosts } from './changed-posts.ts';

const head = '岗位代码\t用人单位\t岗位名称\t招聘人数\t学历\t专业\t年龄\t户籍';
const table = [
  head,
  '0101\t青田县第一中学\t高中数学教师\t2\t本科及以上\t数学类\t35周岁以下\t浙江省户籍',
  '0102\t青田县第一中学\t高中物理教师\t1\t本科及以上\t物理学类\t35周岁以下\t不限',
  '0201\t青田县实验小学\t小学语文教师\t3\t本科及以上\t中国语言文学类\t35周岁以下\t不限',
];
const rowsOf = (lines: readonly string[]) => readAnnouncement(lines, '青田县教育局').rows;
const standing = rowsOf(table).flatMap(({ post }, at): ExamPost[] =>
  post ? [{ ...post, id: `${at}`, status: 'open', registered: null, approved: null, paid: null }] : [],
);
const changes = (...lines: string[]) =>
  changedPosts(standing, rowsOf(lines), readAnnouncement(lines).lines).map(({ field, before, after, isSaid }) => [
    field,
    before,
    after,
    isSaid,
  ]);
const math = '岗位 0101 高中数学教师';
const physics = '岗位 0102 高中物理教师';

test('a table of counts changes them alone: conditions of which it has no column stay', () => {
  const lines = [
    '岗位代码\t用人单位\t岗位名称\t原招聘人数\t调整后招聘人数\t备注',
    '0101\t青田县第一中学\t高中数学教师\t2\t4\t增加2人',
  ];
  expect(changes(...lines)).toEqual([[math, '2 人', '4 人', true]]);
  const [change] = changedPosts(standing, rowsOf(lines), []);
  expect(change?.post).toEqual({ ...rowsOf(table)[0]?.post, headcount: 4 });
});

test.each([
  ['in its note', '岗位代码\t用人单位\t岗位名称\t招聘人数\t备注', '0102\t青田县第一中学\t高中物理教师\t1\t取消该岗位'],
  ['instead of its count', '岗位代码\t用人单位\t岗位名称\t调整后人数', '0102\t青田县第一中学\t高中物理教师\t取消'],
  ['by a count of none', '岗位代码\t用人单位\t岗位名称\t调整后人数', '0102\t青田县第一中学\t高中物理教师\t0'],
  ['without a code', '用人单位\t岗位名称\t招聘人数\t调整情况', '青田县第一中学\t高中物理教师\t1\t岗位取消'],
])('a post is removed %s', (_, ...lines) => {
  expect(changes(...lines)).toEqual([[physics, '1 人', '取消', true]]);
});

test('rows below a heading of removed posts are removed, those below one of new posts are added', () => {
  const added = '0301\t青田县第二中学\t初中英语教师\t1\t本科及以上\t英语类\t35周岁以下\t不限';
  expect(changes(head, '一、取消岗位', table[2] ?? '', '二、新增岗位', added)).toEqual([
    [physics, '1 人', '取消', true],
    ['岗位 0301 初中英语教师', '无', '新增，1 人，本科及以上', true],
  ]);
});

test('conditions of a column take the place of those before, and 不限 takes them away', () => {
  const row = '0101\t青田县第一中学\t高中数学教师\t2\t硕士研究生及以上\t数学类、统计学类\t40周岁以下\t不限';
  expect(changes(head, row)).toEqual([
    [
      math,
      '学历学位 本科及以上，专业 数学类，年龄 35周岁以下，户籍 浙江省户籍',
      '学历学位 硕士研究生及以上，专业 数学类、统计学类，年龄 40周岁以下，户籍 不限',
      true,
    ],
  ]);
});

test('sentences name posts by code, or by employer and title', () => {
  expect(
    changes(
      '一、取消青田县第一中学高中物理教师岗位。',
      '二、岗位代码0201小学语文教师招聘人数由3人核减为2人；其余不变。',
    ),
  ).toEqual([
    [physics, '1 人', '取消', true],
    ['岗位 0201 小学语文教师', '3 人', '2 人', true],
  ]);
});

test('a whole table anew asks after the posts that it passes over', () => {
  expect(changes(...table.slice(0, 3))).toEqual([['岗位 0201 小学语文教师', '3 人', '取消', false]]);
});

test('what says nothing of posts changes none', () => {
  expect(changes('报名时间延长至2026年12月12日17:00。', '取消现场报名，改为网上报名。')).toEqual([]);
});
