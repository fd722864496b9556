import { check, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { promotions, seatMove } from './visitor.ts';

test('whatever comes and goes, seats are never oversold and nobody passes those who wait', () => {
  const seats = property(
    integer({ min: 0, max: 20 }),
    integer({ min: 0, max: 20 }),
    integer({ min: 0, max: 20 }),
    (capacity, taken, waiting) => {
      const state = { capacity, taken, waiting };
      if (seatMove(state) === 'sign-up') expect([taken < capacity, waiting]).toEqual([true, 0]);
      const up = promotions(state);
      expect(up).toBeGreaterThanOrEqual(0);
      expect(up).toBeLessThanOrEqual(waiting);
      if (up > 0) expect(taken + up).toBeLessThanOrEqual(capacity);
    },
  );
  expect(check(seats).failed).toBe(false);
});
