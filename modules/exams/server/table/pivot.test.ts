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

test('posts beside one another, each in a column of its own', () => {
  const { rows } = readAnnouncement(
    [
      '潭溪学院招聘实验员公告',
      '岗位名称\t实验员（一）\t实验员（二）\t司机',
      '招聘人数\t3\t1\t2',
      '学历学位\t本科及以上，学士及以上学位\t\t大专及以上',
      '专业\t化学类\t物理学类\t不限',
      '年龄\t35周岁以下\t\t',
    ],
    '潭溪学院',
  );
  expect(rows.map(({ post }) => [post?.title, post?.headcount, post?.requirements.education])).toEqual([
    ['实验员（一）', 3, 'bachelor'],
    ['实验员（二）', 1, 'bachelor'],
    ['司机', 2, 'college'],
  ]);
  expect(rows.map(({ post }) => post?.requirements.maxAge)).toEqual([35, 35, 35]);
});

test('several subjects with their numbers in one cell', () => {
  expect(
    postsOf(
      '序号\t支援学校\t学段\t学科及人数\t合计',
      '1\t东关中学\t初中\t历史2、地理1名；校医1（女）\t4',
      '2\t西关小学\t小学\t美术1音乐2\t3',
      '合计\t\t\t\t7',
    ),
  ).toEqual(['东关中学 历史 2', '东关中学 地理 1', '东关中学 校医（女） 1', '西关小学 美术 1', '西关小学 音乐 2']);
  expect(
    postsOf('学校\t学科\t人数\t学历', '东关中学\t历史、地理\t各2\t本科', '西关中学\t化学/生物\t1、3\t本科'),
  ).toEqual(['东关中学 历史 2', '东关中学 地理 2', '西关中学 化学 1', '西关中学 生物 3']);
});

test('numbers by the kind of contract', () => {
  const { rows } = readAnnouncement([
    '某公告',
    '学校\t学科\t事业编制\t合同制\t专业要求',
    '东关中学\t历史\t1\t\t历史学类',
    '西关中学\t地理\t2\t1\t地理科学类',
    '合计\t\t3\t1\t',
  ]);
  expect(rows.map(({ post }) => [post?.title, post?.headcount, post?.note])).toEqual([
    ['历史', 1, '编制：事业编制'],
    ['地理', 2, '编制：事业编制'],
    ['地理', 1, '编制：合同制'],
  ]);
  expect(
    postsOf(
      '岗位代码\t学校\t学科\t编内\t编外\t专业要求',
      'H1\t东关中学\t历史\t1\t\t历史学类',
      'H2\t西关中学\t地理\t2\t1\t地理科学类',
    ),
  ).toEqual(['东关中学 历史 1', '西关中学 地理 3']);
});

test('numbers whose sum stands beside them, under names that no list has', () => {
  expect(postsOf('县\t扶智\t扶医\t扶农\t总数', '石县\t3\t1\t2\t6', '木县\t1\t—\t2\t3', '合计\t4\t1\t4\t9')).toEqual([
    '石县 扶智 3',
    '石县 扶医 1',
    '石县 扶农 2',
    '木县 扶智 1',
    '木县 扶农 2',
  ]);
});

test('what a cell of conditions says of education, majors, age and certificate', () => {
  const { rows } = readAnnouncement([
    '某公告',
    '单位\t岗位\t人数\t要求',
    '东关中学\t历史教师\t1\t本科及以上学历，历史学类、教育学类专业，具有高级中学教师资格，年龄40周岁以下',
    '东关幼儿园\t保健医\t1\t大专及以上，护理专业，持有护士执业证',
    '东关学校\t经济教师\t1\t硕士及以上学历，经济学类，可全英文授课',
  ]);
  expect(rows.map(({ post }) => post?.requirements)).toMatchObject([
    { education: 'bachelor', majors: ['历史学类', '教育学类'], certificate: 'senior', maxAge: 40 },
    { education: 'college', majors: ['护理'] },
    { education: 'master', majors: ['经济学类'] },
  ]);
});

test('a name in two columns below one heading', () => {
  expect(postsOf('岗位\t\t招聘人数\t学历', '专业教师\t铁道\t2\t本科', '专业教师\t航海\t1\t本科')).toEqual([
    '澜州市教育局 专业教师（铁道） 2',
    '澜州市教育局 专业教师（航海） 1',
  ]);
});

test('a name and a code below one heading, and posts that are brought in', () => {
  expect(postsOf('单位\t岗位\t\t引进数\t专业', '\t编号\t名称\t\t', '东关中学\tA1\t初中语文\t2\t汉语言')).toEqual([
    '东关中学 初中语文 2',
  ]);
});

test('posts beside one another below their names, and what is taken from the left', () => {
  const { rows } = readAnnouncement(
    ['某学院公告', '项目\t助教\t教务员', '招聘人数\t2人\t1人', '学历要求\t硕士研究生\t', '专业要求\t化学\t不限'],
    '某学院',
  );
  expect(rows.map(({ post }) => [post?.title, post?.headcount, post?.requirements.education])).toEqual([
    ['助教', 2, 'master'],
    ['教务员', 1, 'master'],
  ]);
  expect(rows[1]?.notes).toContain('“学历要求”空着，按左边一列理解');
});

test('numbers for graduates and for others, below a heading that is longer than what stands under it', () => {
  const { rows } = readAnnouncement([
    '某公告',
    '学校\t岗位\t人数（名）\t\t学历要求\t备注',
    '\t\t应届\t社会',
    '东关小学\t语文\t1\t2\t本科\t住校',
    '西关小学\t数学\t1\t\t本科\t',
  ]);
  expect(rows.map(({ post }) => [post?.employer, post?.title, post?.headcount, post?.note])).toEqual([
    ['东关小学', '语文', 1, '住校'],
    ['东关小学', '语文', 2, '住校'],
    ['西关小学', '数学', 1, ''],
  ]);
});

test('posts beside one another below their schools', () => {
  expect(
    postsOf(
      '岗位信息\t东关幼儿园\t西关幼儿园',
      '岗位名称\t幼儿教师\t保健医',
      '人数\t3\t1',
      '学历\t大专及以上\t本科及以上',
    ),
  ).toEqual(['东关幼儿园 幼儿教师 3', '西关幼儿园 保健医 1']);
});

test('numbers by the kind of contract beside the code of a unit', () => {
  expect(
    postsOf(
      '单位代码\t学校\t学科\t招聘人数\t\t要求',
      '\t\t\t编内\t合同制\t',
      '11\t东关中学\t历史\t2\t0\t本科',
      '12\t东关中学\t地理\t1\t1\t本科',
    ),
  ).toEqual(['东关中学 历史 2', '东关中学 地理 2']);
});

test('people who move up are no posts, and a department employs', () => {
  expect(postsOf('序号\t岗位\t代码\t递补人员准考证号\t递补人数', '1\t语文\t1007\t20260100715\t1')).toEqual([]);
  expect(postsOf('岗位\t二级学院/部门\t人数\t专业', '校医\t后勤处\t1\t临床医学')).toEqual(['后勤处 校医 1']);
});
