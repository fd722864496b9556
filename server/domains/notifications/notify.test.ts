import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuiet, minuteOfDay } from './notify.ts';

const night = { from: 22 * 60, to: 8 * 60 };
const shanghai = (time: string) => new Date(`2026-11-20T${time}:00+08:00`);

test.each([
  ['21:59', '2026-11-20T21:59:00+08:00'],
  ['22:00', '2026-11-21T08:00:00+08:00'],
  ['23:30', '2026-11-21T08:00:00+08:00'],
  ['00:10', '2026-11-20T08:00:00+08:00'],
  ['07:59', '2026-11-20T08:00:00+08:00'],
  ['08:00', '2026-11-20T08:00:00+08:00'],
])('at %s the next good moment is %s', (now, expected) => {
  expect(afterQuiet(shanghai(now), night)).toEqual(new Date(expected));
});

test('quiet hours of no length are none', () => {
  expect(afterQuiet(shanghai('03:00'), { from: 480, to: 480 })).toEqual(shanghai('03:00'));
});

test('the answer is never quiet, never before now, and less than a day away', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(at, minute, minute, (now, from, to) => {
      const then = afterQuiet(now, { from, to });
      expect(afterQuiet(then, { from, to })).toEqual(then);
      const waited = then.getTime() - now.getTime();
      expect(waited).toBeGreaterThanOrEqual(0);
      expect(waited).toBeLessThanOrEqual(86_400_000);
      if (waited > 0) expect(minuteOfDay(then)).toBe(to);
    }),
  );
});
