import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules } from './rules.ts';
import { fenOf, formatDate, formatDateTime, formatRelative, maskName, maskPhone, yuan, yuanGrouped } from './text.ts';

describe('formatRelative, in Shanghai', () => {
  const now = '2026-11-21T15:00:00+08:00';
  test.each([
    ['2026-11-21T15:00:00+08:00', '刚刚'],
    ['2026-11-21T14:59:00.001+08:00', '刚刚'],
    ['2026-11-21T15:00:59+08:00', '刚刚'],
    ['2026-11-21T14:59:00+08:00', '1 分钟前'],
    ['2026-11-21T14:56:00+08:00', '4 分钟前'],
    ['2026-11-21T14:00:01+08:00', '59 分钟前'],
    ['2026-11-21T14:00:00+08:00', '1 小时前'],
    ['2026-11-21T12:59:00+08:00', '2 小时前'],
    ['2026-11-21T09:00:01+08:00', '5 小时前'],
    ['2026-11-21T09:00:00+08:00', '今天'],
    ['2026-11-21T00:00:00+08:00', '今天'],
    ['2026-11-20T23:59:59+08:00', '昨天'],
    ['2026-11-20T00:00:00+08:00', '昨天'],
    ['2026-11-19T23:59:59+08:00', '11-19'],
    ['2026-01-01T00:00:00+08:00', '01-01'],
    ['2025-12-31T23:59:59+08:00', '2025-12-31'],
    ['2025-11-18T08:00:00+08:00', '2025-11-18'],
    ['2026-11-27T14:00:00+08:00', '11-27'],
    ['2027-01-05T14:00:00+08:00', '2027-01-05'],
    ['no time', ''],
  ])('%s: %s', (at, words) => {
    expect(formatRelative(at, now)).toBe(words);
    expect(formatRelative(new Date(at), new Date(now))).toBe(words);
  });

  test('shortly after midnight yesterday is hours ago, not a day', () => {
    expect(formatRelative('2026-11-20T23:30:00+08:00', '2026-11-21T01:00:00+08:00')).toBe('1 小时前');
  });

  test('the year turns in Shanghai, not in Greenwich', () => {
    expect(formatRelative('2026-12-31T23:00:00+08:00', '2027-01-01T12:00:00+08:00')).toBe('昨天');
    expect(formatRelative('2026-12-29T00:00:00Z', '2026-12-31T17:00:00Z')).toBe('2026-12-29');
  });
});

test('dates are those of Shanghai', () => {
  expect(formatDate('2026-11-21T15:59:59Z')).toBe('2026-11-21');
  expect(formatDate('2026-11-21T16:00:00Z')).toBe('2026-11-22');
  expect(formatDateTime('2026-11-21T16:05:00Z')).toBe('2026-11-22 00:05');
  expect(formatDateTime('nonsense')).toBe('');
  const expected = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const since1992 = fc.date({ min: new Date('1992-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(fc.property(since1992, (at) => formatDateTime(at) === expected.format(at)));
});

describe('masks', () => {
  test.each([
    ['13812341234', '138****1234'],
    ['02012345678', '****78'],
    ['0571-1234567', '****67'],
    ['123456', '****'],
    ['', '****'],
  ])('phone %s: %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  test.each([
    ['林知夏', '林**'],
    ['林夏', '林*'],
    ['欧阳知夏', '欧**'],
    ['𠮷野家', '𠮷**'],
    [' 林知夏 ', '林**'],
    ['林', '*'],
    ['', ''],
    ['Alexander', 'A**'],
  ])('name %s: %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  test('show at most four digits at the end and three at the front', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9-]{0,20}$/), (phone) => maskPhone(phone).replace(/\*/g, '').length <= 7),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), (name) => [...maskName(name)].filter((c) => c !== '*').length <= 1),
    );
  });
});

describe('money', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [99, '0.99'],
    [123_450, '1234.50'],
    [-123_450, '-1234.50'],
    [9_007_199_254_740_993n, '90071992547409.93'],
  ])('%s fen are %s yuan', (fen, text) => {
    expect(yuan(fen)).toBe(text);
  });

  test('thousands apart', () => {
    expect(yuanGrouped(123_456_789)).toBe('1,234,567.89');
    expect(yuanGrouped(-100_000)).toBe('-1,000.00');
    expect(yuanGrouped(99_999)).toBe('999.99');
  });

  test.each([
    ['12', 1200],
    ['0.1', 10],
    ['0.01', 1],
    ['1234.50', 123_450],
    ['90071992547409.91', 9_007_199_254_740_991],
    ['0', null],
    ['0.00', null],
    ['', null],
    ['-1', null],
    ['1.234', null],
    ['1e3', null],
    ['１２', null],
    ['1\n', null],
    ['1'.repeat(10_000), null],
  ])('%j yuan are %s fen', (typed, fen) => {
    expect(fenOf(typed)).toBe(fen);
  });

  test('there and back', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (fen) => fenOf(yuan(fen)) === fen));
    fc.assert(fc.property(fc.string(), (typed) => fenOf(typed) === null || rules.amount.test(typed)));
  });
});
