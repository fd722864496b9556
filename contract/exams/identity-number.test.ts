import { expect, test } from 'vitest';
import { birthdayOf, isIdentityNumber, maskedIdentity } from './identity-number.ts';

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
