import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Lot, pickLots } from './consume.ts';

const now = new Date('2026-11-20T02:00:00Z');
const lots = fc.array(
  fc.record({ remaining: fc.bigInt({ min: 0n, max: 50n }), days: fc.integer({ min: -5, max: 30 }) }),
  { maxLength: 12 },
);
const made = (given: { remaining: bigint; days: number }[]): Lot[] =>
  given.map(({ remaining, days }, at) => ({
    id: String(at + 1),
    remaining,
    expiresAt: new Date(now.getTime() + days * 86_400_000),
  }));

test('what expires first is taken first, to the last one, and nothing that has expired', () => {
  fc.assert(
    fc.property(lots, fc.bigInt({ min: 1n, max: 200n }), (given, count) => {
      const all = made(given);
      const open = all.filter(({ expiresAt, remaining }) => expiresAt > now && remaining > 0n);
      const there = open.reduce((sum, { remaining }) => sum + remaining, 0n);
      const picked = pickLots(all, count, now);
      expect(picked === null).toBe(there < count);
      if (picked === null) return;
      const taken = new Map(picked.map((pick) => [pick.id, pick.taken]));
      expect([...taken.values()].reduce((sum, part) => sum + part, 0n)).toBe(count);
      const touched = open.filter(({ id }) => taken.has(id));
      expect(touched).toHaveLength(taken.size);
      const last = Math.max(...touched.map(({ expiresAt }) => expiresAt.getTime()));
      for (const lot of open) {
        const part = taken.get(lot.id) ?? 0n;
        expect(part <= lot.remaining).toBe(true);
        if (lot.expiresAt.getTime() < last) expect(part).toBe(lot.remaining);
      }
    }),
  );
});

test('lots that have expired are as good as none', () => {
  expect(pickLots(made([{ remaining: 9n, days: 0 }]), 1n, now)).toBeNull();
  expect(pickLots(made([{ remaining: 9n, days: 2 }]), 9n, now)).toEqual([{ id: '1', taken: 9n }]);
});
