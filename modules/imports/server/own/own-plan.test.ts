import { expect, test } from 'vitest';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { changedFields, changeNote, likeness, withChanges } from './own-plan.ts';

const form: PostDraftForm = {
  title: '语文教师',
  headcount: 2,
  salary: { unit: 'month', min: 800_000 },
  requirements: { others: ['有班主任经历'] },
  description: '承担语文教学。',
};

test('fields that differ are named; the order of keys and absent values make no difference', () => {
  const same = { ...form, salary: { min: 800_000, unit: 'month' as const }, deadline: undefined };
  expect(changedFields(form, same as PostDraftForm)).toEqual([]);
  const after = { ...form, headcount: 3, requirements: { others: ['党员优先'] } };
  expect(changeNote(changedFields(form, after))).toBe('招聘人数、任职要求');
});

test('only what the table changed is taken over', () => {
  const edited = { ...form, address: '学院路 1 号', description: '改写过的描述。' };
  const after = { ...form, headcount: 3 };
  expect(withChanges(edited, after, changedFields(form, after))).toEqual({ ...edited, headcount: 3 });
});

test('posts that share little but their title are not one', () => {
  expect(likeness(form, { ...form, headcount: 3 })).toBeGreaterThan(0.9);
  const other: PostDraftForm = {
    title: '语文教师',
    headcount: 5,
    salary: { unit: 'year' },
    stages: ['senior'],
    education: 'master',
    regionCode: '330203',
    address: '宁波',
    tenure: 'establishment',
    description: '面向高中部招聘。',
  };
  expect(likeness(form, other)).toBe(0);
});
