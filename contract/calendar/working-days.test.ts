import { expect, test } from 'vitest';
import { holidayYears } from './holidays.ts';
import { calendarDay, dayAfter, missingYearsNote, workingDaysAt, workingSpan } from './working-days.ts';

const at = (text: string) => new Date(`${text}:00+08:00`);
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const listed = (from: string, count: number) => workingSpan(at(from), count).days.map(({ day }) => day);

test('every arrangement is of its own year and exchanges weekend days only', () => {
  for (const [year, { source, off, work }] of Object.entries(holidayYears)) {
    expect(source).toContain(`${year} 年`);
    for (const day of work) expect([0, 6], `${year}-${day}`).toContain(weekday(`${year}-${day}`));
    for (const [name, from, to] of off) {
      expect(from <= to, name).toBe(true);
      expect(
        work.some((day) => from <= day && day <= to),
        name,
      ).toBe(false);
    }
    const days = off.flatMap(([, from, to]) => {
      const all: string[] = [];
      for (let day = `${year}-${from}`; day <= `${year}-${to}`; day = dayAfter(day)) all.push(day);
      return all;
    });
    const weekdaysOff = days.filter((day) => ![0, 6].includes(weekday(day))).length;
    expect(weekdaysOff - work.length, `${year}: 13 days are holidays by law, every other one is worked`).toBe(13);
  }
});

test('holidays are off, exchanged weekend days are worked', () => {
  expect(calendarDay('2026-10-01')).toEqual({ day: '2026-10-01', works: false, name: '国庆节' });
  expect(calendarDay('2026-02-23')).toEqual({ day: '2026-02-23', works: false, name: '春节' });
  expect(calendarDay('2026-10-10')).toEqual({ day: '2026-10-10', works: true, name: '调休上班' });
  expect(calendarDay('2026-10-11').works).toBe(false);
  expect(calendarDay('2026-10-12')).toEqual({ day: '2026-10-12', works: true, name: '' });
});

test('a span takes whole working days and ends when offices close', () => {
  const span = workingSpan(at('2027-02-22T09:00'), 7);
  expect([span.days[0]?.day, span.days.at(-1)?.day, span.days.length]).toEqual(['2027-02-22', '2027-03-02', 9]);
  expect(span.endsAt).toEqual(at('2027-03-02T17:00'));
});

test('a day that has begun for offices is not a whole one', () => {
  expect(listed('2026-11-24T09:00', 1)).toEqual(['2026-11-24']);
  expect(workingSpan(new Date(at('2026-11-24T09:00').getTime() + 1), 1).days[0]?.day).toBe('2026-11-25');
  expect(listed('2026-11-28T08:00', 1), 'a Saturday').toEqual(['2026-11-30']);
});

test('a span passes over 国庆 and counts the exchanged Saturday after it', () => {
  const span = workingSpan(at('2026-09-29T08:00'), 5);
  expect(span.days.filter(({ works }) => works).map(({ day }) => day)).toEqual([
    '2026-09-29',
    '2026-09-30',
    '2026-10-08',
    '2026-10-09',
    '2026-10-10',
  ]);
  expect(span.missing).toEqual([]);
});

test('of a year without an arrangement only weekends are off, and staff are told', () => {
  expect(calendarDay('2027-10-01')).toEqual({ day: '2027-10-01', works: true, name: '' });
  expect(calendarDay('2027-10-02').works).toBe(false);
  expect(workingSpan(at('2026-12-30T09:00'), 5).missing).toEqual(['2027']);
  expect(missingYearsNote({ missing: ['2027'] })).toContain('2027 年的节假日和调休安排还没有录入');
  expect(missingYearsNote(workingSpan(at('2026-11-24T09:00'), 7))).toBeNull();
});

test('what has begun and what is left', () => {
  const span = workingSpan(at('2027-02-22T09:00'), 7);
  expect(workingDaysAt(span, at('2027-02-24T10:00'))).toEqual({ begun: 3, left: 4, of: 7 });
  expect(workingDaysAt(span, at('2027-02-27T10:00'))).toEqual({ begun: 5, left: 2, of: 7 });
  expect(workingDaysAt(span, at('2027-03-02T17:00'))).toEqual({ begun: 7, left: 0, of: 7 });
});
