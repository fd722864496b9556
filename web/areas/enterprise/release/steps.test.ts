import { expect, test } from 'vitest';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { faultsBetween } from './steps.ts';

const first: PostDraftForm = {
  title: '高中物理教师',
  role: 'teacher',
  tenure: 'contract',
  description: '承担高中物理教学工作，指导学生社团。',
};

test.each<[string, PostDraftForm, number, number, string[]]>([
  ['its own fields alone', {}, 0, 1, ['title', 'role', 'tenure', 'description']],
  ['the first of several that is not whole', first, 0, 3, ['experience']],
  ['nothing once whole', first, 0, 1, []],
  ['nothing on the way back', {}, 2, 0, []],
  [
    'the pay that does not fit',
    { ...first, salary: { min: 2, max: 1, unit: 'month' } },
    2,
    3,
    ['regionCode', 'salary.max'],
  ],
])('a step asks for %s', (_, form, from, to, paths) => {
  expect(faultsBetween(form, from, to).map(({ path }) => path)).toEqual(paths);
});
