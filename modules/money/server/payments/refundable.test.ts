import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundableOf } from './refundable.ts';

test('all of it for an order of which nothing was used, nothing for one that is used up', () => {
  const units = { posts: 3, tops: 7 };
  expect(refundableOf(100_001n, units, units)).toBe(100_001n);
  expect(refundableOf(100_001n, units, {})).toBe(0n);
  expect(refundableOf(300n, { posts: 3 }, { posts: 1 })).toBe(100n);
});

test('never more than was paid, and never less for more that is left', () => {
  const count = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      count,
      count,
      fc.nat(),
      fc.nat(),
      (price, posts, tops, a, b) => {
        const units = { posts, tops };
        const left = { posts: a % (posts + 1), tops: b % (tops + 1) };
        const back = refundableOf(price, units, left);
        expect(back >= 0n && back <= price).toBe(true);
        if (left.posts > 0) expect(refundableOf(price, units, { ...left, posts: left.posts - 1 }) <= back).toBe(true);
      },
    ),
  );
});
