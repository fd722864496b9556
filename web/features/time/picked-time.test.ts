import dayjs from 'dayjs';
import { afterEach, expect, test } from 'vitest';
import { instantOf, pickedNow, pickedOf } from './picked-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(['Asia/Shanghai', 'America/Los_Angeles', 'UTC'])(
  'a picker in %s shows and returns times of Shanghai',
  (name) => {
    process.env.TZ = name;
    expect(pickedOf('2027-03-02T16:30:00.000Z').format('YYYY-MM-DD HH:mm')).toBe('2027-03-03 00:30');
    expect(instantOf(dayjs('2027-03-03 00:30'))).toBe('2027-03-02T16:30:00.000Z');
    expect(instantOf(pickedOf('2027-07-01T02:03:04.005Z'))).toBe('2027-07-01T02:03:04.005Z');
    expect(Math.abs(Date.parse(instantOf(pickedNow())) - Date.now())).toBeLessThan(5_000);
  },
);
