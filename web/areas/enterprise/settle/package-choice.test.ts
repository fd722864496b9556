import { expect, test } from 'vitest';
import { perPost, savingOf } from './package-choice.ts';

const item = (price: number, posts?: number) => ({ price, units: posts ? { posts } : {} }) as never;

test('packages are compared by what one post costs; one without posts is not', () => {
  const [small, large, none] = [item(39_900, 5), item(498_000, 100), item(100)];
  expect([small, large, none].map(perPost)).toEqual([7_980, 4_980, null]);
  expect([small, large, none].map((one) => savingOf(one, [small, large, none]))).toEqual([0, 38, 0]);
  expect(savingOf(none, [none])).toBe(0);
});
