import { expect, test } from 'vitest';
import { previewPost } from './preview.tsx';

test('the card of the preview leaves the benefits to what stands below it', () => {
  expect(previewPost({ title: '高中物理教师', benefits: ['insurance'] }, undefined, 0).benefits).toEqual([]);
});
