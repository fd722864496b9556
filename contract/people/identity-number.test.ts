import { expect, test } from 'vitest';
import {
  birthdayOf,
  type IdentityKind,
  identityFault,
  inventedIdentity,
  isIdentityNumber,
  maskedIdentity,
  plainIdentity,
} from './identity-number.ts';

test.each([
  ['11010519491231002X', true],
  ['440524188001010014', true],
  ['110105194912310021', false],
  ['11010519490231002X', false],
  ['11010519491231002x', false],
  ['1101051949123100', false],
  ['', false],
])('%s is an identity number: %s', (text, expected) => {
  expect(isIdentityNumber(text)).toBe(expected);
});

test('the number tells the day of birth, and is shown without it', () => {
  expect(birthdayOf('11010519491231002X')).toBe('1949-12-31');
  expect(maskedIdentity('11010519491231002X')).toBe('11**************2X');
});

test.each([
  '33990119960512004x',
  '３３９９０１１９９６０５１２００４Ｘ',
  '339901-19960512-004X',
  '\u200b339901 1996 0512 004X\ufeff',
  '33990119960512004Ⅹ',
  '33990119960512004×',
])('%s is understood as it was pasted', (typed) => {
  expect(plainIdentity('resident', typed)).toBe('33990119960512004X');
});

test.each<[IdentityKind, string, string]>([
  ['resident', inventedIdentity({ birthday: '1996-05-12', sequence: 4 }), ''],
  ['resident', inventedIdentity({ birthday: '1996-05-12', sequence: 4, place: 810_000 }), ''],
  ['resident', inventedIdentity({ birthday: '1996-05-12', sequence: 4, place: 911_124 }), '身份证号不正确'],
  ['resident', 'H12345678', '身份证号不正确'],
  ['permanent', inventedIdentity({ birthday: '1996-05-12', sequence: 4, place: 911_124 }), ''],
  ['permanent', 'usa110096051201', ''],
  ['permanent', '911124199605120048', '永久居留身份证号码不正确'],
  ['permit', 'h12345678', ''],
  ['permit', 'H1234567', '通行证号码不正确'],
  ['taiwan', '12345678', ''],
  ['taiwan', 'T12345678', '8 位数字'],
  ['passport', 'EJ 1234567', ''],
  ['passport', 'ABCDEFGH', '护照号码不正确'],
])('as %s, %s: %s', (kind, typed, fault) => {
  const said = identityFault(kind, plainIdentity(kind, typed));
  if (fault === '') expect(said).toBe('');
  else expect(said).toContain(fault);
});

test('renewing a 通行证 does not make another person', () => {
  expect(plainIdentity('permit', 'H1234567801')).toBe(plainIdentity('permit', 'H1234567802'));
});
