import { expect, test } from 'vitest';
import type { ExamPostForm } from '../../contract/exam-shapes.ts';
import { postWorkbook } from './post-workbook.ts';
import { readPostTable } from './read-post-table.ts';

const counts = { registered: null, approved: null, paid: null };
const form: ExamPostForm = {
  code: '0102',
  department: '澜州市教育局',
  employer: '澜州市第一中学',
  title: '高中数学教师',
  headcount: 3,
  stage: 'senior',
  subject: 'math',
  ratio: null,
  note: '服务期五年',
  requirements: {
    education: 'master',
    majors: ['数学类', '学科教学（数学）'],
    maxAge: 35,
    words: { education: '研究生', majors: '数学类、学科教学（数学）', age: '35周岁以下' },
  },
};

test('a table that is downloaded is read again as the posts that it was made of', async () => {
  const post = { ...form, id: '1', status: 'open' as const, ...counts };
  const read = await readPostTable(postWorkbook('澜州市教育局公开招聘教师', [post], 3), { organiser: '澜州市教育局' });
  expect(read.rows.flatMap((row) => row.post ?? [])).toMatchObject([
    {
      code: '0102',
      employer: form.employer,
      title: form.title,
      headcount: 3,
      ratio: 3,
      note: form.note,
      requirements: { education: 'master', majors: form.requirements.majors, maxAge: 35 },
    },
  ]);
});

test('published numbers are the last columns', async () => {
  const post = { ...form, id: '1', status: 'open' as const, registered: 12, approved: 7, paid: 5 };
  const { columns } = await readPostTable(postWorkbook('岗位表', [post], 3), { organiser: '' });
  expect(columns.slice(-3)).toEqual(['已报名', '审核通过', '已缴费']);
});
