import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rungFloor, rungLexemesOf, rungsBetween, slotLexemesOf, slotsBetween } from './slots.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-20T02:00:00Z');
const moments = fc.integer({ min: now - 200 * day, max: now });
const pays = fc.integer({ min: 0, max: 20_000_000 });

test('a moment between two lies in one of their slots, one before their beginning in none', () => {
  fc.assert(
    fc.property(moments, moments, moments, (...three) => {
      const [from = 0, between = 0, to = 0] = three.toSorted((one, other) => one - other);
      const slots = slotsBetween(from, to);
      if (slots === null) return;
      const holds = (moment: number) => slotLexemesOf(new Date(moment)).some((slot) => slots.lexemes.includes(slot));
      expect([from, between, to].map(holds)).toEqual([true, true, true]);
      expect(slots.from).toBeLessThanOrEqual(from);
      expect(holds(slots.from - 1)).toBe(false);
    }),
  );
});

test('few slots hold a long time, and none a year', () => {
  expect(slotsBetween(now - 3 * day, now)?.lexemes.length).toBeLessThan(20);
  expect(slotsBetween(now - 365 * day, now)).toBeNull();
});

test('a pay between two lies on one of their rungs', () => {
  fc.assert(
    fc.property(pays, pays, pays, (...three) => {
      const [low = 0, between = 0, high = 0] = three.toSorted((one, other) => one - other);
      const rungs = rungsBetween(low, high);
      for (const pay of [low, between, high]) expect(rungs).toContain(rungLexemesOf(pay)[0]);
    }),
  );
});

test('pay that is not said stands on no rung; a rung begins at or below what stands on it', () => {
  expect(rungLexemesOf(null)).toEqual([]);
  for (const pay of [300_000, 812_345, 3_000_000]) expect(rungFloor(pay)).toBeLessThanOrEqual(pay);
});
