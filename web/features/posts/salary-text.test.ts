import { expect, test } from 'vitest';
import type { Salary } from '#contract/post-card.ts';
import { monthlyText, salaryText } from './salary-text.ts';

const cases: [Salary, string][] = [
  [{ min: 900_000, max: 1_300_000, unit: 'month' }, '9–13K/月'],
  [{ min: 650_000, max: 800_000, unit: 'month' }, '6.5–8K/月'],
  [{ min: 16_000_000, max: 24_000_000, unit: 'year' }, '16–24万/年'],
  [{ min: 22_000, max: 26_000, unit: 'hour' }, '220–260元/课时'],
  [{ min: 30_000, max: 30_000, unit: 'day' }, '300元/天'],
  [{ min: null, max: null, unit: 'month' }, '面议'],
  [{ min: 800_000, max: null, unit: 'month' }, '8K/月 起'],
  [{ min: null, max: 800_000, unit: 'month' }, '8K/月 以内'],
];

test.each(cases)('%j reads %s', (salary, text) => expect(salaryText(salary)).toBe(text));

test('a monthly figure is in thousands', () => expect(monthlyText(1_420_000)).toBe('14.2K'));
