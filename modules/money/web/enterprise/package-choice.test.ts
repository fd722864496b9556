import { expect, test } from 'vitest';
import { daysOfUse, lastsText, perPost, runsOut, savingOf } from './package-choice.ts';

const item = (price: number, posts?: number) => ({ price, units: posts ? { posts } : {} }) as never;

test('packages are compared by what one post costs; one without posts is not', () => {
  const [small, large, none] = [item(39_900, 5), item(498_000, 100), item(100)];
  expect([small, large, none].map(perPost)).toEqual([7_980, 4_980, null]);
  expect([small, large, none].map((one) => savingOf(one, [small, large, none]))).toEqual([0, 38, 0]);
  expect(savingOf(none, [none])).toBe(0);
});

test('how long a package lasts follows from the pace since the first valid one', () => {
  const now = Date.parse('2027-03-01T00:00:00Z');
  const order = (status: string, fulfilledAt: string, validDays: number) =>
    ({ status, fulfilledAt, validDays }) as never;
  const orders = [
    order('fulfilled', '2026-01-01T00:00:00Z', 90),
    order('fulfilled', '2027-01-30T00:00:00Z', 180),
    order('created', '2026-12-01T00:00:00Z', 365),
  ];
  const days = daysOfUse(orders, now);
  expect([days, daysOfUse([], now), daysOfUse([order('fulfilled', '2027-02-27T00:00:00Z', 90)], now)]).toEqual([
    30,
    null,
    null,
  ]);
  const used = [
    { unit: 'posts', used: 6 },
    { unit: 'refreshes', used: 0 },
  ] as never;
  const lasts = (posts: number) => lastsText({ units: { posts }, validDays: 365 } as never, used, days);
  expect([lasts(5), lasts(24), lasts(600)]).toEqual(['够用约 4 周', '够用约 4 个月', '有效期内够用']);
  expect(lastsText({ units: { posts: 5 }, validDays: 90 } as never, used, null)).toBeNull();
  expect(runsOut({ left: 12, used: 6 }, days, now)?.toISOString()).toBe('2027-04-30T00:00:00.000Z');
  expect(runsOut({ left: 12, used: 0 }, days, now)).toBeNull();
});
