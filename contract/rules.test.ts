import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisePhone, rules } from './rules.ts';
import { LINEAR, repeated, timeGrowth } from './testing/time-growth.ts';

type Name = keyof typeof rules;

/** Invalid for every rule. */
const wrongForAll = ['\u0000', '😀', '１２', '１３８１２３４１２３４', ' 13812341234', '一三八', '<script>', '"; --'];

const table: Record<Name, { message: string | null; empty: boolean; good: string[]; bad: string[] }> = {
  email: {
    message: '请输入正确的邮箱',
    empty: true,
    good: [
      'a@b.cn',
      'wang.lin+job@mail.example.edu.cn',
      "o'neil_1@x-y.com",
      '1@163.com',
      'A@B.CO',
      'a@xn--fiq228c.xn--fiqs8s',
    ],
    bad: [
      'a',
      'a@',
      '@b.cn',
      'a@b',
      'a@b.c',
      'a b@c.cn',
      'a@b .cn',
      '.a@b.cn',
      'a.@b.cn',
      'a..b@c.cn',
      'a@b..cn',
      'a@-b.cn',
      'a@b-.cn',
    ],
  },
  mobile: {
    message: null,
    empty: false,
    good: ['13812341234', '19999999999', '10000000000'],
    bad: [
      '1381234123',
      '138123412345',
      '23812341234',
      '+8613812341234',
      '138 1234 1234',
      '138-1234-1234',
      '1381234123a',
    ],
  },
  phone: {
    message: '请输入正确的电话号码',
    empty: false,
    good: ['13812341234', '19999999999', '10000000000'],
    bad: [
      '1381234123',
      '138123412345',
      '23812341234',
      '+8613812341234',
      '138 1234 1234',
      '138-1234-1234',
      '1381234123a',
    ],
  },
  phoneOrLandline: {
    message: '请输入正确的电话号码或者固话号码',
    empty: true,
    good: [
      '13812341234',
      '02012345678',
      '057112345678',
      '02012345678-801',
      '13812341234 转 2',
      '13812341234/02012345678',
    ],
    bad: ['0571-1234567', '1381234123', '+8613812341234', '(020)12345678', 'a13812341234'],
  },
  number: {
    message: '请输入数字值',
    empty: true,
    good: ['0', '12', '007', '-1', '1.5', '1.234', '0.00', '-0.5'],
    bad: ['a', '12a', '1e3', '0x1f', '1,000', '1.', '.5', '--1', '+', '-', 'NaN', 'Infinity', '1.2.3', '1 2', '十'],
  },
  amount: {
    message: '请输入正确的金额',
    empty: true,
    good: ['1', '0.01', '0.1', '10.50', '100000', '12345678901234567890'],
    bad: [
      '0',
      '0.0',
      '0.00',
      '000',
      '-1',
      '-0.01',
      '+1',
      '1e3',
      '1.234',
      '0.001',
      '1.',
      '.5',
      '1,000',
      '￥5',
      '5元',
      '1.2.3',
    ],
  },
  isExternalLink: {
    message: null,
    empty: false,
    good: ['http://a.cn', 'https://a.cn/b', 'mailto:a@b.cn', 'tel:13812341234', 'HTTPS://A.CN', 'http:', 'mailto:'],
    bad: [
      '/jobs',
      'jobs',
      '//a.cn',
      'httpx://a.cn',
      'ftp://a.cn',
      'javascript:alert(1)',
      ' https://a.cn',
      'a https://a.cn',
      'https',
    ],
  },
};

describe.each(Object.entries(table) as [Name, (typeof table)[Name]][])('%s', (name, { message, empty, good, bad }) => {
  const rule = rules[name];

  test('says the words of the seed', () => expect(rule.message).toBe(message));

  test(empty ? 'empty is allowed' : 'empty is wrong', () => {
    for (const value of ['', null, undefined]) expect(rule.test(value)).toBe(empty);
    for (const value of [' ', '\t', '\n', '　']) expect(rule.test(value)).toBe(false);
  });

  test.each(good)('good: %j', (value) => expect(rule.test(value)).toBe(true));
  test.each([...bad, ...wrongForAll])('bad: %j', (value) => expect(rule.test(value)).toBe(false));

  const wholeValue = name === 'phoneOrLandline' || name === 'isExternalLink' ? [] : good;
  test.each(wholeValue)('a line break beside %j is not hidden by ^ or $', (value) => {
    for (const trick of [`${value}\n`, `\n${value}`, `${value}\r\n`, `${value}\nx`, `x\n${value}`, `${value}\u2028`])
      expect(rule.test(trick)).toBe(false);
  });
  test('what stands after a line break does not count', () => {
    for (const value of good) expect(rule.test(`x\n${value}`)).toBe(false);
  });

  test('takes time with the length at most over what is made to hurt', () => {
    const evil = (long: number) =>
      ['a', '1', '0', '.', '-', ' ', 'a.', '1.', 'a-', '!', '@', 'a@a.', '\n', '😀', '１'].flatMap((part) => {
        const body = repeated(part, long);
        return [body, `${body}!`, `a@${body}`, `a@${body}!`, `1${body}`, `${body}\n`];
      });
    const texts = new Map([1_280, 10_240].map((long) => [long, evil(long)]));
    const growth = timeGrowth((length) => {
      for (const value of texts.get(length) ?? []) rule.test(value);
    });
    expect(growth).toBeLessThan(LINEAR);
  });
});

describe('properties', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

  test('mobile and phone agree on everything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => rules.mobile.test(value) === rules.phone.test(value)),
    );
    fc.assert(fc.property(digits(10), (tail) => rules.phone.test(`1${tail}`) && !rules.phone.test(`2${tail}`)));
  });

  test('any text after eleven digits is a phone or landline; ten are not', () => {
    fc.assert(fc.property(digits(11), fc.string(), (head, tail) => rules.phoneOrLandline.test(head + tail)));
    fc.assert(fc.property(digits(10), (head) => !rules.phoneOrLandline.test(`${head}-1`)));
  });

  test('every count of fen but none is an amount', () => {
    const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
    fc.assert(fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (fen) => rules.amount.test(yuan(fen))));
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (fen) => !rules.amount.test(`-${yuan(fen)}`)));
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (fen) => !rules.amount.test(`${yuan(fen)}1`)));
  });

  test('an amount is a number', () => {
    fc.assert(fc.property(fc.string(), (value) => !rules.amount.test(value) || rules.number.test(value)));
  });
});

describe('normalisePhone', () => {
  test.each([
    '13812341234',
    ' 138 1234 1234 ',
    '138-1234-1234',
    '１３８１２３４１２３４',
    '+86 138 1234 1234',
    '＋８６１３８１２３４１２３４',
    '+86-138-1234-1234',
    '(+86)13812341234',
    '008613812341234',
    '8613812341234',
    '138\u20131234\u20141234',
    '\u202d13812341234\u202c',
    '\u200b138\u00a01234\u30001234\ufeff',
    '13812341234\n',
  ])('%j is a mobile', (typed) => {
    expect(normalisePhone(typed)).toBe('13812341234');
  });

  test.each([
    ['', ''],
    ['86', '86'],
    ['8613812', '8613812'],
    ['18612341234', '18612341234'],
    ['+1 212 555 0100', '+12125550100'],
    ['一三八', '一三八'],
    ['13812341234x', '13812341234x'],
  ])('%j stays for the rule to judge', (typed, left) => {
    expect(normalisePhone(typed)).toBe(left);
  });

  test('is idempotent, and never spoils a good number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalisePhone(text);
        return normalisePhone(once) === once;
      }),
      { examples: [['\u{1d157}\u{1d165}\ufe72']] },
    );
    fc.assert(fc.property(fc.stringMatching(/^1[0-9]{10}$/), (phone) => normalisePhone(phone) === phone));
  });

  test.each(['-', ' ', '86', '0086', '１', '\u200b', '\u0301', 'ﷺ'])('takes time with the length: %j', (part) => {
    expect(timeGrowth((length) => normalisePhone(repeated(part, length)))).toBeLessThan(LINEAR);
  });
});
