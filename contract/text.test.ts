import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules } from './rules.ts';
import { fenOf, formatDate, formatDateTime, formatPhone, maskName, maskPhone, yuan, yuanGrouped } from './text.ts';

test.each([
  ['057588001234', '0575-88001234'],
  ['01088001234', '010-88001234'],
  ['02888001234', '028-88001234'],
  ['05718765432', '0571-8765432'],
  ['057588001234 转 8001', '0575-88001234 转 8001'],
  ['057588001234、057588005678', '0575-88001234、0575-88005678'],
  ['13800000001', '13800000001'],
  ['0575-88001234', '0575-88001234'],
  ['', ''],
])('the telephone %j is shown as %j', (saved, shown) => expect(formatPhone(saved)).toBe(shown));

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
