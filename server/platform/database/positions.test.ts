import { expect, test } from 'vitest';
import { readPosition, UNREACHABLE } from './positions.ts';

test('positions are compared as numbers, not as text', () => {
  expect(readPosition('0/9')).toBeLessThan(readPosition('0/10'));
  expect(readPosition('9/0')).toBeLessThan(readPosition('10/0'));
  expect(readPosition('1/0')).toBeGreaterThan(readPosition('0/FFFFFFFF'));
});

test('nothing comes after the position that is never reached', () => {
  expect(readPosition(UNREACHABLE)).toBe(2n ** 64n - 1n);
});
