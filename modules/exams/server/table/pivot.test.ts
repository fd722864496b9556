import { expect, test } from 'vitest';
import { readAnnouncement } from '../draft/read-announcement.ts';

const postsOf = (...rows: string[]) =>
  readAnnouncement(['澜州市2027年公开招聘教师公告', ...rows], '澜州市教育局').rows.map(({ post }) =>
    [post?.employer, post?.title, post?.headcount].join(' '),
  );

test('subjects above the numbers of each school', () => {
  expect(
    postsOf(
      '序号\t学校\t学段\t语文\t数学\t信科\t合计',
      '1\t东关小学\t小学\t3\t\t1\t4',
      '2\t西关中学\t初中\t—\t2人\t\t2',
      '合计\t\t\t3\t2\t1\t6',
    ),
  ).toEqual(['东关小学 语文 3', '东关小学 信科 1', '西关中学 数学 2']);
});

test('two heads, of which the upper one stands over several columns', () => {
  expect(postsOf('学校\t小学\t\t初中\t', '\t语文\t英语\t语文\t英语', '东关学校\t1\t2\t\t3')).toEqual([
    '东关学校 小学语文 1',
    '东关学校 小学英语 2',
    '东关学校 初中英语 3',
  ]);
});

test('words of a head that a page broke, a unit that stands further down, and remarks beside numbers', () => {
  expect(
    postsOf('设岗县\t设岗学\t语\t数\t小', '（区）\t校类别\t文\t学\t计', '\t初中\t4\t3\t7', '东山县\t小学\t6\t\t6'),
  ).toEqual(['东山县 语文 4', '东山县 数学 3', '东山县 语文 6']);
  const { rows } = readAnnouncement(['某公告', '学校\t语文\t数学\t其他', '东关小学\t3（县外）\t1\t体育2']);
  expect(rows.map(({ post }) => [post?.title, post?.headcount, post?.requirements.words.audience])).toEqual([
    ['语文', 3, '县外'],
    ['数学', 1, undefined],
    ['体育', 2, undefined],
  ]);
});

test('schools above the numbers of each subject, and a corner that names both', () => {
  expect(postsOf('学科\t东关小学\t西关中学\t小计', '语文\t1\t2\t3')).toEqual(['东关小学 语文 1', '西关中学 语文 2']);
  expect(postsOf('学校/学科\t语文\t数学\t备注', '东关小学\t1\t2\t住校')).toEqual([
    '东关小学 语文 1',
    '东关小学 数学 2',
  ]);
});

test('degrees above the numbers of each post', () => {
  expect(postsOf('单位\t岗位名称\t博士\t硕士\t专业', '文学院\t专任教师\t1\t2\t中文')).toEqual([
    '文学院 专任教师 1',
    '文学院 专任教师 2',
  ]);
});

test('posts without names are named after their stage, unit or code', () => {
  const { rows } = readAnnouncement([
    '某校招聘辅导员启事',
    '用人单位\t学段\t招聘人数\t学历',
    '东关学校\t初中\t2\t本科',
  ]);
  expect(rows).toMatchObject([{ post: { title: '初中教师' } }]);
  expect(rows[0]?.notes).toContain('没有写岗位名称，按“初中教师”理解');
  expect(postsOf('岗位代号\t性别\t人数\t专业', 'F1\t男\t5\t不限')).toEqual(['澜州市教育局 岗位 F1 5']);
});
