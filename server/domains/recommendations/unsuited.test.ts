import { expect, test } from 'vitest';
import { type ResumeContentInput, resumeContent } from '#contract/resumes/resumes.ts';
import { isUnsuitedTitle, unsuitedTo } from './unsuited.ts';

const now = new Date('2026-11-20T02:00:00Z');
const isUnsuited = (title: string, identity: string, content: ResumeContentInput = {}) =>
  isUnsuitedTitle(
    title,
    unsuitedTo({ jober: { birthday: '2004-05-12', identity }, content: resumeContent.parse(content) }, now),
  );
const job = (position: string) => ({
  key: 'a',
  employer: '杭州青枫小学',
  position,
  from: '2010-09',
  to: 'now' as const,
});

test.each(['副校长', '小学校长', '执行园长', '教学总监', '数学教研员', '语文教研组长', '学科带头人'])(
  'a graduate is offered no %s',
  (title) => {
    expect(isUnsuited(title, 'graduate')).toBe(true);
    expect(isUnsuited(title, 'teacher')).toBe(false);
  },
);

test.each(['校长助理', '校长办公室文员', '小学语文教师'])('but %s', (title) => {
  expect(isUnsuited(title, 'graduate')).toBe(false);
});

test.each(['校车司机', '保安', '食堂厨师'])('%s is for those alone who look for it or do it', (title) => {
  expect(isUnsuited(title, 'graduate')).toBe(true);
  expect(isUnsuited(title, 'teacher')).toBe(true);
  expect(isUnsuited(title, 'career', { intentions: [{ key: 'b', title }] })).toBe(false);
  expect(isUnsuited(title, 'career', { experiences: [job(title)] })).toBe(false);
});
