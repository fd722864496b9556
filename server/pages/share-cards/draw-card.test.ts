import { expect, test } from 'vitest';
import { clampLines } from '#packages/typeset/svg-text.ts';
import { drawCard } from './draw-card.ts';

const words = { kicker: '招聘', title: '高中数学教师', highlight: '16–24 万/年', tags: ['杭州'], foot: '育才中学' };

test('letters are outlines: no text of a thing is ever markup', () => {
  const svg = drawCard({ ...words, title: '<script>alert(1)</script>', foot: '"><image href="file:///etc/passwd"/>' });
  expect(svg).not.toMatch(/script|passwd|<text|<image/);
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(6);
});

test('a long title stands in two lines and ends in an ellipsis; words without an end do too', () => {
  const style = { size: 66, weight: 'bold' } as const;
  expect(clampLines('教'.repeat(12), 1_040, 2, style)).toEqual(['教'.repeat(12)]);
  const long = clampLines('教'.repeat(300), 1_040, 2, style);
  expect(long).toHaveLength(2);
  expect(long[1]?.endsWith('…')).toBe(true);
  expect(clampLines('', 1_040, 2, style)).toEqual([]);
});

test('more tags than stand in a line are left out', () => {
  const [few, many] = [5, 50].map((count) => drawCard({ ...words, tags: Array(count).fill('事业编制') }).length);
  expect(many).toBeLessThan((few ?? 0) * 1.5);
});
