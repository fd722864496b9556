import { expect, test } from 'vitest';
import { waitOf } from './queue-list.tsx';

const now = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-22T09:00:00Z', '还有 23 小时', 'ok'],
  ['2026-11-21T13:59:00Z', '还有 3 小时', 'soon'],
  ['2026-11-21T10:12:00Z', '还有 12 分钟', 'soon'],
  ['2026-11-21T10:00:00Z', '超时 1 分钟', 'late'],
  ['2026-11-20T07:30:00Z', '超时 26 小时', 'late'],
] as const)('an item due at %s: %s', (due, text, state) => {
  expect(waitOf(due, now)).toEqual({ text, state });
});
