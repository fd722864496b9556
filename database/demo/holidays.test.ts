import { expect, test } from 'vitest';
import { isHoliday, onWorkingDay } from './holidays.ts';
import { isoDay } from './moments.ts';

const noon = (text: string) => new Date(`${text}T12:00:00+08:00`);

test('the holidays of the state, those of the moon too', () => {
  const free = ['2026-01-01', '2026-02-16', '2026-02-17', '2026-05-01', '2026-06-19', '2026-09-25', '2026-10-02'];
  for (const one of [...free, '2026-10-07', '2027-02-06']) expect(isHoliday(noon(one)), one).toBe(true);
  for (const one of ['2026-09-24', '2026-10-09', '2026-11-20']) expect(isHoliday(noon(one)), one).toBe(false);
});

test('what falls on a day off is done on the next working day', () => {
  expect(isoDay(onWorkingDay(noon('2026-10-01')))).toBe('2026-10-08');
  expect(isoDay(onWorkingDay(noon('2026-11-01')))).toBe('2026-11-02');
  expect(isoDay(onWorkingDay(noon('2026-11-03')))).toBe('2026-11-03');
});
