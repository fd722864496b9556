import { expect, test } from 'vitest';
import { refuseOver, waitText } from './refuse.ts';

test.each([
  [1, '1 秒'],
  [119, '119 秒'],
  [120, '2 分钟'],
  [121, '3 分钟'],
  [3_600, '60 分钟'],
  [7_200, '2 小时'],
  [80_000, '23 小时'],
])('%i s is said as %s', (seconds, said) => {
  expect(waitText(seconds)).toBe(said);
});

test('what is over its limit is refused with the time to wait, in words and as a number', () => {
  expect(() => refuseOver({ allowed: true, count: 1, retryAfter: 60 })).not.toThrow();
  expect(() => refuseOver({ allowed: false, count: 2, retryAfter: 42 })).toThrow(
    expect.objectContaining({ status: 429, retryAfter: 42, message: '操作太频繁，请 42 秒后再试' }),
  );
});
