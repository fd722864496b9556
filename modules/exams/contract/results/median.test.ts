import { expect, test } from 'vitest';
import { medianOf } from './result-shapes.ts';

test.each([
  [[], null],
  [[50.5], 50.5],
  [[79, 50.5, 64], 64],
  // The order of numbers, not of texts, and the mean of the two in the middle.
  [[86.5, 85.5, 78, 74, 72, 63.5, 61.5, 59], 73],
  [[9, 100], 54.5],
  [[74.15, 72.1], 73.125],
] as [number[], number | null][])('the median of %j is %j', (points, median) => {
  expect(medianOf(points)).toBe(median);
});
