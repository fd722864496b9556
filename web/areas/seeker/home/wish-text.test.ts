import { expect, test } from 'vitest';
import { wishText } from './decision.tsx';

const wish = { salaryMin: 1_300_000, salaryMax: 1_800_000 };

test.each([
  [34_800_000, 'year', wish, '每月高 11K'],
  [1_500_000, 'month', wish, '在期望之内'],
  [1_000_000, 'month', { salaryMin: 1_350_000 }, '每月低 3.5K'],
] as const)('%d fen a %s', (pay, payUnit, asked, text) => {
  expect(wishText({ pay, payUnit }, asked)).toBe(text);
});

test('pay by the hour, or no wish, is not compared', () => {
  expect(wishText({ pay: 10_000, payUnit: 'hour' }, wish)).toBeNull();
  expect(wishText({ pay: 10_000, payUnit: 'month' }, {})).toBeNull();
});
