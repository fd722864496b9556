import { expect, test } from 'vitest';
import { dayLexemeOf, daysSince, heapLexemeOf, salaryLexemes, startOfToday } from './scale-lexemes.ts';

test('days turn at midnight in Shanghai', () => {
  const before = new Date('2026-11-19T15:59:59Z');
  const after = new Date('2026-11-19T16:00:00Z');
  expect(dayLexemeOf(before)).not.toBe(dayLexemeOf(after));
  expect(startOfToday(new Date('2026-11-20T02:00:00Z'))).toEqual(after);
  expect(daysSince(before, after)).toEqual([dayLexemeOf(before), dayLexemeOf(after)]);
});

test('many days are no use as lexemes', () => {
  expect(daysSince(new Date('2026-10-01T00:00:00Z'), new Date('2026-11-20T00:00:00Z'))).toBeNull();
});

test('two salary ranges that meet share a step', () => {
  const meets = (one: string[], other: string[]) => one.some((step) => other.includes(step));
  expect(meets(salaryLexemes(600_000, 800_000), salaryLexemes(800_000, Number.MAX_SAFE_INTEGER))).toBe(true);
  expect(meets(salaryLexemes(0, 0), salaryLexemes(0, 100_000))).toBe(true);
  expect(meets(salaryLexemes(300_000, 399_999), salaryLexemes(500_000, 600_000))).toBe(false);
});

test('ids fall into heaps by their remainder', () => {
  expect(heapLexemeOf('4611686018427387903')).toBe('#z:63');
});
