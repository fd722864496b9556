import { expect, test } from 'vitest';
import { wishText } from './wish-text.ts';

/** 16 to 22 万 a year. */
const wish = { salaryMin: 1_333_333, salaryMax: 1_833_333 };

test.each([
  [32_000_000, 'year', wish, '高 10 万', '你写的是一年 16–22 万'],
  [1_500_000, 'month', wish, '在期望之内', '你写的是一年 16–22 万'],
  [1_000_000, 'month', { salaryMin: 1_333_333 }, '低 4 万', '你写的是一年 16 万起'],
] as const)('%d fen a %s', (pay, payUnit, asked, text, note) => {
  expect(wishText({ pay, payUnit }, asked)).toEqual({ text, note });
});

test('pay by the hour, or no wish, is not compared', () => {
  expect(wishText({ pay: 10_000, payUnit: 'hour' }, wish)).toBeNull();
  expect(wishText({ pay: 10_000, payUnit: 'month' }, {})).toBeNull();
});
