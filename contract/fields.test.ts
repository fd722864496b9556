import { describe, expect, test } from 'vitest';
import { day, instant } from './fields.ts';

describe('a day', () => {
  test.each(['1900-01-01', '2026-11-22', '2099-12-31'])('%s', (text) => {
    expect(day('日期').safeParse(text).success).toBe(true);
  });
  test.each(['0000-02-29', '0001-01-01', '1899-12-31', '2100-01-01', '9999-12-31', '2026-02-29', '10000-01-01'])(
    'not %s',
    (text) => {
      expect(day('日期').safeParse(text).error?.issues[0]?.message).toBe('日期格式不正确');
    },
  );
});

describe('a moment', () => {
  test('of our time', () => expect(instant('时间').safeParse('2026-11-22T10:00:00+08:00').success).toBe(true));
  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-22T10:00:00'])('not %s', (text) => {
    expect(instant('时间').safeParse(text).error?.issues[0]?.message).toBe('时间格式不正确');
  });
});
