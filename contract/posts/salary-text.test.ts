import { describe, expect, test } from 'vitest';
import { formatSalary, monthlyText, payText, salaryText } from './salary-text.ts';

describe('formatSalary', () => {
  test.each([
    [16_000_000, 24_000_000, 'year', '16–24', '万/年'],
    [28_000_000, 28_000_000, 'year', '28', '万/年'],
    [7_500_000, 12_250_000, 'year', '7.5–12.25', '万/年'],
    [900_000, 1_300_000, 'month', '9–13K', '/月'],
    [600_000, 850_000, 'month', '6–8.5K', '/月'],
    [1_000_000, 1_000_000, 'month', '10K', '/月'],
    [80_000, 150_000, 'month', '800–1500', '元/月'],
    [100_000, 150_000, 'month', '1–1.5K', '/月'],
    [22_000, 26_000, 'hour', '220–260', '元/课时'],
    [22_050, null, 'hour', '220.5', '元/课时 起'],
    [30_000, 30_000, 'day', '300', '元/天'],
    [1_000_000, null, 'month', '10K', '/月 起'],
    [null, 1_300_000, 'month', '13K', '/月 以内'],
    [12_000_000, null, 'year', '12', '万/年 起'],
    [1_300_000, 900_000, 'month', '9–13K', '/月'],
    [null, null, 'month', '面议', ''],
    [0, 0, 'month', '面议', ''],
    [0, null, 'year', '面议', ''],
  ] as const)('%s to %s a %s: %s %s', (min, max, unit, amount, tail) => {
    expect(formatSalary({ min, max, unit })).toEqual({ amount, unit: tail });
  });

  test('in one piece', () => {
    expect(salaryText({ min: 16_000_000, max: 24_000_000, unit: 'year' })).toBe('16–24 万/年');
    expect(salaryText({ min: 900_000, max: 1_300_000, unit: 'month' })).toBe('9–13K/月');
    expect(salaryText({ min: 22_000, max: 26_000, unit: 'hour' })).toBe('220–260 元/课时');
    expect(salaryText({ min: null, max: null, unit: 'hour' })).toBe('面议');
  });

  test('a monthly figure is in thousands, to the tenth', () => {
    expect(monthlyText(1_420_000)).toBe('14.2K');
    expect(monthlyText(804_900)).toBe('8K');
    expect(monthlyText(0)).toBe('0');
  });
});

test.each([
  [16_000_000, 24_000_000, 'year', '', '13.3–20K', '/月', '16–24 万/年'],
  [750_000, 1_100_000, 'month', '', '7.5–11K', '/月', '9–13 万/年'],
  [1_000_000, null, 'month', '', '10K', '/月 起', ''],
  [12_000_000, null, 'year', '', '10K', '/月 起', '12 万/年 起'],
  [40_000, 52_000, 'day', '按天', '400–520', '元', ''],
  [22_000, null, 'hour', '按课时', '220', '元 起', ''],
  [80_000, 150_000, 'month', '', '800–1500', '元/月', ''],
  [null, null, 'hour', '', '面议', '', ''],
] as const)('%s to %s a %s in a list: %s %s%s, %s', (min, max, unit, tag, amount, tail, yearly) => {
  expect(payText({ min, max, unit })).toEqual({ tag, amount, unit: tail, yearly });
});
