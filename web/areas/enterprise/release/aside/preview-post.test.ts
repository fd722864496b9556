import { expect, test } from 'vitest';
import { exampleForm, previewPost } from './preview.tsx';

test('the card of the preview leaves the benefits to what stands below it', () => {
  expect(previewPost({ title: '高中物理教师', benefits: ['insurance'] }, undefined, 0).benefits).toEqual([]);
});

test('the example gives way to what is written, field by field', () => {
  const form = exampleForm({ title: '', stages: [], education: 'master', salary: { unit: 'month' } });
  expect([form.title, form.stages, form.education, form.salary?.unit]).toEqual([
    '高中物理教师',
    ['senior'],
    'master',
    'year',
  ]);
  const paid = { min: 1_000_000, unit: 'month' as const };
  expect(exampleForm({ salary: paid }).salary).toEqual(paid);
});
