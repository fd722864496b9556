import { expect, test } from 'vitest';
import { readAnnouncement } from '../draft/read-announcement.ts';

const rowsOf = (...rows: string[]) => readAnnouncement(['某公告', ...rows], '澜州市教育局').rows;
const postsOf = (...rows: string[]) =>
  rowsOf(...rows).flatMap(({ post }) => (post ? [[post.employer, post.title, post.headcount].join(' ')] : []));
const reasonsOf = (...rows: string[]) => rowsOf(...rows).flatMap(({ post, notes }) => (post ? [] : [notes[0]]));

test('the number after a change is that of the post, and what is cancelled is none and is told', () => {
  const rows = [
    '岗位代码\t招聘单位\t岗位名称\t原计划\t调整后\t处理',
    '1006\t澜州外校\t初中历史\t3\t2\t核减1名',
    '1019\t澜州五中\t高中日语\t2\t0\t取消岗位',
    '1020\t澜州五中\t高中俄语\t1\t—\t取消',
  ];
  expect(postsOf(...rows)).toEqual(['澜州外校 初中历史 2']);
  expect(reasonsOf(...rows)).toEqual(['这个岗位已取消，没有读入', '这个岗位已取消，没有读入']);
});

test('what changes of each post stands below its own heading', () => {
  const rows = rowsOf(
    '岗位代码\t招聘单位\t岗位名称\t调整内容\t调整前\t调整后',
    'B07\t澜州二小\t小学数学教师\t招聘人数\t1\t2',
    'B12\t澜州北中\t初中地理教师\t专业要求\t地理科学\t地理科学类、学科教学（地理）',
    'B21\t澜州幼儿园\t幼儿园教师\t取消该岗位\t2\t0',
    'B22\t澜州特校\t康复训练\t岗位\t保留\t取消',
  );
  expect(rows[0]?.post).toMatchObject({ code: 'B07', title: '小学数学教师', headcount: 2 });
  expect(rows[1]?.unfinished).toMatchObject({
    code: 'B12',
    requirements: { words: { majors: '地理科学类、学科教学（地理）' } },
  });
  expect(rows.slice(2).map(({ post, notes }) => [post, notes[0]])).toEqual(
    Array.from({ length: 2 }, () => [null, '这个岗位已取消，没有读入']),
  );
});

test('less usual headings', () => {
  expect(postsOf('招考单位\t招考职位\t职位编号\t拟招名额\t最低学历', '蒲塘中心校\t中学语文\tPT-1\t二名\t本科')).toEqual(
    ['蒲塘中心校 中学语文 2'],
  );
  expect(postsOf('序号\t类别\t招考人数', '1\t中小学艺术\t2', '2\t理综学科\t3')).toEqual([
    '澜州市教育局 中小学艺术 2',
    '澜州市教育局 理综学科 3',
  ]);
  expect(postsOf('类别\t人数', '中级\t2', '高级\t3')).toEqual([]);
  expect(postsOf('二级学院（部门）\t岗位名称\t人数\t学历', '护理学院\t实验员\t1\t本科')).toEqual(['护理学院 实验员 1']);
  expect(postsOf('学部\t学科\t引进数\t学历', '高中部\t数学\t4\t本科')).toEqual(['高中部 数学 4']);
});

test('a school goes before its county, which employs where there is no other', () => {
  expect(postsOf('受援县（区）\t受援学校\t岗位\t人数\t学科', '桑坪县\t桑坪民族中学\t讲学教师\t6\t数学')).toEqual([
    '桑坪民族中学 讲学教师 6',
  ]);
  expect(postsOf('设岗县（区）\t学科\t人数', '桑坪县\t数学\t6')).toEqual(['桑坪县 数学 6']);
});

test('a name and a code in one cell', () => {
  const rows = rowsOf(
    '单位名称\t岗位名称及代码\t招聘计划数\t学历',
    '澜州中学\t高中化学教师（A01）\t2\t本科',
    '澜州二小\tB01小学英语教师\t3\t大专',
  );
  expect(rows.map(({ post }) => [post?.code, post?.title])).toEqual([
    ['A01', '高中化学教师'],
    ['B01', '小学英语教师'],
  ]);
});

test('what a unit is called in brackets is no part of its name', () => {
  const [row] = rowsOf('招聘单位\t岗位\t人数', '澜州一中（公益一类）\t物理教师\t1');
  expect(row?.post).toMatchObject({ employer: '澜州一中', note: '公益一类' });
  expect(postsOf('招聘单位\t岗位\t人数', '澜州一中（北校区）\t物理教师\t1')).toEqual(['澜州一中（北校区） 物理教师 1']);
});

test('certificates and prizes among the majors are none', () => {
  const rows = rowsOf(
    '学校\t岗位\t人数\t学历\t资格与专业',
    '澜州一中\t高中语文教师\t8\t硕士\t高中语文教师资格',
    '澜州一中\t竞赛教练\t3\t本科\t学科竞赛省级一等奖以上',
    '澜州小学\t英语教师\t2\t本科\t英语、翻译，英语专业八级',
    '集团\t管培生\t2\t硕士\t教育学、管理学',
  );
  expect(rows.map(({ post }) => post?.requirements)).toMatchObject([
    { certificate: 'senior', words: { certificate: '高中语文教师资格' } },
    { others: ['学科竞赛省级一等奖以上'] },
    { others: ['英语专业八级'], majors: ['英语', '翻译'], words: { majors: '英语、翻译' } },
    { majors: ['教育学', '管理学'] },
  ]);
  expect(rows.slice(0, 2).map(({ post }) => post?.requirements.majors)).toEqual([undefined, undefined]);
});

test('a degree of doctors, and the post of a college that has no name', () => {
  const [row] = rowsOf('用人单位\t学科专业\t计划数\t学历学位', '护理学院\t护理学\t4\t研究生/博士');
  expect(row?.post).toMatchObject({ title: '专任教师', requirements: { education: 'doctor', degree: 'doctor' } });
  expect(row?.notes).toContain('没有写岗位名称，按“专任教师”理解');
});

test('schools that stand alone in a row above their posts', () => {
  expect(
    postsOf(
      '岗位编号\t岗位\t人数\t学历',
      '一、东关中心小学',
      'Z01\t语文\t2\t本科',
      '（二）西关中学',
      'Z02\t物理\t1\t本科',
    ),
  ).toEqual(['东关中心小学 语文 2', '西关中学 物理 1']);
});

test('a head is the first row, whatever the cells below name', () => {
  expect(
    postsOf(
      '项目\t岗位一\t岗位二',
      '岗位名称\t专任教师\t保健医生',
      '招聘人数\t16\t3',
      '专业要求\t学前教育\t护理',
      '资格证书\t幼儿园教师资格证\t执业医师资格证',
    ),
  ).toEqual(['澜州市教育局 专任教师 16', '澜州市教育局 保健医生 3']);
  expect(
    postsOf(
      '招聘学校\t学段\t岗位及人数（单位：人）\t合计',
      '澜州一中\t高中\t语文2、数学1\t3',
      '澜州二中\t初中\t英语1\t1',
    ),
  ).toEqual(['澜州一中 语文 2', '澜州一中 数学 1', '澜州二中 英语 1']);
});

test('numbers by kinds of contract that no list has, below one heading of numbers', () => {
  expect(
    postsOf(
      '岗位代码\t招聘学校\t岗位名称\t招聘计划数\t\t学历',
      '岗位代码\t招聘学校\t岗位名称\t编内\t定酬制\t学历',
      'G101\t澜州一中\t高中语文\t2\t1\t研究生',
      'C201\t澜州四中\t初中物理\t\t3\t本科',
    ),
  ).toEqual(['澜州一中 高中语文 3', '澜州四中 初中物理 3']);
});

test('short names of schools above the numbers, and a row that has only its sum', () => {
  expect(postsOf('学科\t县一中\t职教中心\t城北初中\t小计', '语文\t2\t\t3\t5', '日语\t\t1\t\t1')).toEqual([
    '县一中 语文 2',
    '城北初中 语文 3',
    '职教中心 日语 1',
  ]);
  expect(postsOf('学段\t语文\t数学\t合计', '初中\t1\t2\t3', '特殊教育\t\t\t2')).toEqual([
    '澜州市教育局 语文 1',
    '澜州市教育局 数学 2',
    '澜州市教育局 特殊教育教师 2',
  ]);
});

test('groups that are called to an appointment are no posts', () => {
  expect(postsOf('组次\t岗位\t人数\t集合时间', '第一组\t高中、初中\t43\t7:30', '第二组\t小学\t51\t7:40')).toEqual([]);
});

test('education and majors of one column, and a place that is no employer', () => {
  const [one, two] = rowsOf(
    '岗位名称\t工作地点（校区）\t招聘人数\t学历专业要求',
    '高中语文\t东校区\t2\t硕士研究生，汉语言文学类',
    '校医\t西校区\t1\t大专及以上学历，临床医学',
  );
  expect(one?.post?.employer).toBe('澜州市教育局');
  expect(one?.post?.requirements).toMatchObject({ education: 'master', majors: ['汉语言文学类'] });
  expect(two?.post?.requirements).toMatchObject({ education: 'college', majors: ['临床医学'] });
});

test('a level among the majors is the education', () => {
  const [one] = rowsOf('岗位名称\t招聘人数\t专业', '初中数学\t2\t本科及以上学历，数学相关专业');
  expect(one?.post?.requirements).toMatchObject({ education: 'bachelor', majors: ['数学'] });
});

test('the corner of a pivot that speaks of numbers', () => {
  expect(postsOf('学科人数\t语文\t数学\t合计', '初中教师\t2\t1\t3', '小学教师\t3\t4\t7')).toHaveLength(4);
});
