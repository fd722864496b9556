import { expect, test } from 'vitest';
import { relationOf } from './intake-routes.ts';

const organiser = '青田县教育局';
const standing = { title: '青田县教育局2027年公开招聘教师', organiser };

test.each([
  ['青田县教育局2027年公开招聘教师', 'duplicate'],
  ['青田县教育局关于2027年公开招聘教师的公告', 'duplicate'],
  ['青田县教育局2028年公开招聘教师', 'successor'],
  ['青田县教育局2027年第二批公开招聘教师', 'successor'],
  ['青田县教育局关于2027年公开招聘教师报名延期的公告', 'change'],
  ['青田县教育局2027年公开招聘教师补充公告', 'change'],
  ['青田县教育局2026年公开招聘教师补充公告', null],
  ['青田县教育局2027年校园足球联赛通知', null],
  ['丽水学院2027年公开招聘辅导员公告', null],
])('%s is %s', (title, relation) => {
  expect(relationOf({ title, organiser }, standing)).toBe(relation);
});

test.each([
  ['青田县卫生健康局2027年公开招聘校医', null],
  ['青田县教育局2027年公开招聘教师', 'duplicate'],
])('of another organiser, whose titles are like those of its neighbours, %s is %s', (title, relation) => {
  expect(relationOf({ title, organiser: '青田县人力资源和社会保障局' }, standing)).toBe(relation);
});
