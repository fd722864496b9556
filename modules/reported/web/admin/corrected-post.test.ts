import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { type ExamPostForm, examPostForm } from '#modules/exams/contract.ts';
import { correctedPost, type PostValues, postValuesOf } from './post-rows.tsx';

const post: ExamPostForm = {
  code: '01',
  department: '青田县教育局',
  employer: '青田县第一中学',
  title: '高中数学教师',
  headcount: 2,
  stage: 'senior',
  subject: 'math',
  ratio: 3,
  note: '服务期五年',
  requirements: {
    education: 'bachelor',
    majors: ['数学类'],
    putonghua: '2b',
    others: ['年龄：骨干教师放宽至45周岁'],
    words: { education: '本科及以上', majors: '数学类', age: '见公告', putonghua: '二级乙等', household: '本省户籍' },
  },
};
const values = (more: Partial<PostValues> = {}) => ({ ...(postValuesOf(post) as PostValues), ...more });
const correct = (more: Partial<PostValues> = {}) => examPostForm.parse(correctedPost(post, values(more)));

test('a form that nobody changed is the post as it was read', () => {
  expect(correct()).toEqual(post);
});

test('a value that was read and is another now takes the place of the organiser’s words', () => {
  const { requirements } = correct({ education: 'master', majors: ['数学类', '统计学类'] });
  expect(requirements).toMatchObject({ education: 'master', majors: ['数学类', '统计学类'], putonghua: '2b' });
  expect(requirements.words).toEqual({ age: '见公告', putonghua: '二级乙等', household: '本省户籍' });
});

test('what had not been read stands beside the organiser’s words', () => {
  const { requirements } = correct({ maxAge: 35, bornFrom: dayjs('1991-01-01'), others: '' });
  expect(requirements).toMatchObject({ maxAge: 35, bornFrom: '1991-01-01', words: { age: '见公告' } });
  expect(requirements.others).toBeUndefined();
});

test('what is taken out is required no more', () => {
  const { requirements } = correct({ education: undefined, majors: [], household: '', maxAge: null });
  expect(requirements).toEqual({
    putonghua: '2b',
    others: post.requirements.others,
    words: { age: '见公告', putonghua: '二级乙等' },
  });
});

test('a row that was not read becomes a post', () => {
  const { code, employer, title, headcount } = post;
  expect(examPostForm.parse(correctedPost({}, { code, employer, title, headcount }))).toMatchObject({
    ...{ code, employer, title, headcount },
    stage: null,
    requirements: { words: {} },
  });
});
