import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { type Cell, workbook } from '#packages/office-files/workbook.ts';
import type { ReadPostRow } from '../../contract/exam-reading.ts';
import { postColumns } from './columns.ts';
import { readPostRow } from './read-post-row.ts';
import { readPostTable } from './read-post-table.ts';

const read = async (rows: readonly (readonly Cell[])[], merges?: readonly string[]) =>
  (await readPostTable(workbook(rows, { merges }))).rows;
const csv = async (lines: readonly string[]) =>
  (await readPostTable(iconv.encode(lines.join('\r\n'), 'gbk'), { organiser: '澜州市教育局' })).rows;
const posts = (rows: readonly ReadPostRow[]) => rows.flatMap(({ post }) => post ?? []);
const codes = (rows: readonly ReadPostRow[]) => posts(rows).map(({ code }) => code);
const notesOf = (rows: readonly ReadPostRow[], number: number) =>
  rows.find((row) => row.number === number)?.notes.join('｜') ?? '';

test.each([
  ['设岗学校', '学科', '证书'],
  ['受援学校', '学科（岗位）', '资格证书'],
  ['用人部门', '名称', '证书要求'],
  ['所在部门', '岗位', '教师资格'],
])('%s employs, %s names the post, %s is the certificate', async (employer, title, certificate) => {
  const rows = await csv([`岗位序号,${employer},${title},人数,${certificate}`, '01,澜州一中,数学,2,高中教师资格']);
  expect(posts(rows)).toMatchObject([
    { code: '01', employer: '澜州一中', title: '数学', requirements: { certificate: 'senior' } },
  ]);
});

test('title, two head lines under merged heads, departments merged downwards, a sum and notes below', async () => {
  const rows = await read(
    [
      ['附件1', null, null, null, null, null, null, null, null, null],
      ['澜州市 2027 年公开招聘中小学教师岗位表', null, null, null, null, null, null, null, null, null],
      ['序号', '主管部门', '招聘单位', '岗位代码', '岗位名称', '招聘人数', '资格条件', null, null, '备注'],
      [null, null, null, null, null, null, '学历学位', '专业', '年龄', null],
      [
        1,
        '澜州市教育局',
        '澜州一中',
        '010201',
        '高中语文教师',
        2,
        '本科及以上，学士及以上',
        '中国语言文学类',
        '35周岁以下（1991年1月1日以后出生）',
        null,
      ],
      [
        2,
        null,
        null,
        '010202',
        '高中数学教师',
        3,
        '研究生，硕士及以上',
        '数学类（0701）、学科教学（数学）',
        '同上',
        '须任班主任',
      ],
      [3, null, '澜州二中', '010301', '高中物理教师', 1, '本科及以上', '不限', '不限', null],
      ['合计', null, null, null, null, 6, null, null, null, null],
      ['注：1.“以上”含本级。', null, null, null, null, null, null, null, null, null],
    ],
    ['A1:J1', 'A2:J2', 'A3:A4', 'B3:B4', 'C3:C4', 'D3:D4', 'E3:E4', 'F3:F4', 'G3:I3', 'J3:J4', 'B5:B7', 'C5:C6'],
  );
  expect(codes(rows)).toEqual(['010201', '010202', '010301']);
  expect(posts(rows).map(({ department, employer }) => `${department} ${employer}`)).toEqual([
    '澜州市教育局 澜州一中',
    '澜州市教育局 澜州一中',
    '澜州市教育局 澜州二中',
  ]);
  expect(posts(rows)[0]?.requirements).toMatchObject({
    education: 'bachelor',
    degree: 'bachelor',
    maxAge: 35,
    bornFrom: '1991-01-01',
    majors: ['中国语言文学类'],
  });
  expect(notesOf(rows, 6)).toContain('年龄没有读懂，按原文由人审核：同上');
  expect([notesOf(rows, 8), notesOf(rows, 9)]).toEqual(['这一行是合计，没有读入', '这一行不是岗位，没有读入']);
});

test('a ratio that the workbook took for a time, a headcount merged over posts, a head that is repeated', async () => {
  const head = ['岗位代码', '用人单位', '岗位名称', '招聘人数', '开考比例'];
  const rows = await read(
    [
      head,
      ['A01', '澜州小学', '小学语文教师', 2, { time: 63 / 1_440 }],
      ['A02', '澜州小学', '小学数学教师', null, '1：2'],
      head,
      ['A03', '澜州小学', '小学美术教师', '1人', '不设'],
    ],
    ['D2:D3'],
  );
  expect(posts(rows).map(({ ratio, headcount }) => [ratio, headcount])).toEqual([
    [3, 2],
    [2, 2],
    [0, 1],
  ]);
  expect(notesOf(rows, 3)).toContain('招聘人数与上一行在同一个合并单元格里');
  expect(notesOf(rows, 4)).toBe('这一行是重复的表头，没有读入');
  expect(notesOf(rows, 5)).not.toContain('开考比例');
});

test('a CSV in GBK names a school once; headings for other things do not take the place of the headcount', async () => {
  const rows = await csv([
    '学校名称,学生人数,教师人数,岗位编号,招聘岗位,拟聘人数,学历要求,户籍要求,联系人',
    '云栖中学,1800,120,001,初中英语,2,本科及以上,澜州市户籍,陈老师',
    ',,,002,初中历史,若干,本科,不限,',
  ]);
  expect(codes(rows)).toEqual(['001']);
  expect(posts(rows)[0]).toMatchObject({
    employer: '云栖中学',
    headcount: 2,
    stage: 'junior',
    subject: 'english',
    note: '学生人数：1800；教师人数：120；联系人：陈老师',
    requirements: { words: { household: '澜州市户籍' } },
  });
  expect(notesOf(rows, 3)).toContain('招聘人数写的是“若干”，公开招聘须写明人数');
});

test('a school that is named once stands for the lines below it, and the guess is told', async () => {
  const rows = await csv(['单位名称,岗位名称,计划数,职位代码', '云栖小学,语文教师,2,0101', ',数学教师,1,0102', ',,,']);
  expect(posts(rows).map(({ employer }) => employer)).toEqual(['云栖小学', '云栖小学']);
  expect(notesOf(rows, 3)).toContain('“单位名称”空着，按上一行理解');
});

test.each<[string, readonly string[], readonly string[], Record<string, unknown>]>([
  [
    'a category beside the name',
    ['岗位类别', '岗位名称', '岗位代码', '数量'],
    ['专业技术', '校医', '0009', '1'],
    { title: '校医', code: '0009', employer: '澜州市教育局' },
  ],
  [
    'only a subject',
    ['招聘学校', '学段', '学科', '岗位代码', '招聘名额'],
    ['云栖学校', '小学', '科学', '7', '2名'],
    { title: '科学', stage: 'primary', headcount: 2 },
  ],
  [
    'graduates',
    ['岗位名称', '人数', '招聘对象', '用人单位'],
    ['幼儿教师', '3', '2027届毕业生（应届）', '云栖幼儿园'],
    { requirements: { graduatesOnly: true } },
  ],
  ['anybody', ['岗位名称', '人数', '招聘范围', '用人单位'], ['幼儿教师', '3', '不限', '云栖幼儿园'], { headcount: 3 }],
  [
    'papers',
    ['岗位名称', '人数', '教师资格证', '普通话', '用人单位'],
    ['小学语文教师', '一名', '小学及以上教师资格证，学科相应', '二级甲等', '云栖小学'],
    { headcount: 1, requirements: { certificate: 'primary', certificateSubjects: ['chinese'], putonghua: '2a' } },
  ],
  [
    'experience',
    ['岗位名称', '招聘计划', '工作经历', '用人单位'],
    ['教研员', '2', '5年以上教学经历', '澜州教研室'],
    { requirements: { experienceYears: 5 } },
  ],
  [
    'years written after the name',
    ['岗位名称', '需求人数', '年龄要求', '用人单位'],
    ['音乐教师', '1', '年龄在30周岁及以下（1996年9月1日及以后出生）', '云栖小学'],
    { requirements: { maxAge: 30, bornFrom: '1996-09-01' } },
  ],
])('%s', async (_, head, row, expected) => {
  const rows = await csv([head.join(','), row.map((cell) => `"${cell}"`).join(',')]);
  expect(posts(rows)[0], rows[0]?.notes.join()).toMatchObject(expected);
});

test('what the reader of the sheet could not read is told with its row', async () => {
  const rows = await csv(['岗位代码,岗位名称,招聘人数', '001,语文教师,2']);
  expect(codes(rows)).toEqual(['001']);
  const columns = postColumns(['岗位代码', '岗位名称', '招聘人数']);
  const notes = ['“招聘人数”：公式出错（#REF!），没有读取'];
  const read = readPostRow({ number: 2, cells: { 岗位代码: '001', 岗位名称: '语文教师' }, notes }, columns);
  expect(read.notes).toContain(notes[0]);
});

test('a running number is the code where there is no other, unless it begins anew', async () => {
  const head = '序号,用人单位,岗位名称,人数';
  const lines = ['01,云栖小学,语文教师,2', '02,云栖小学,数学教师,1'];
  expect(codes(await csv([head, ...lines]))).toEqual(['01', '02']);
  expect(codes(await csv([head, ...lines, '01,云栖中学,语文教师,1']))).toEqual(['2', '3', '4']);
});
