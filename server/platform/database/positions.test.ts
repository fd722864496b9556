import { expect, test } from 'vitest';
import { includes, readPosition, UNREACHABLE } from './positions.ts';

const reaches = (reached: string, position: string) => includes(readPosition(reached), readPosition(position));

test('positions are compared as numbers, not as text', () => {
  expect(reaches('1/0/10', '1/0/9')).toBe(true);
  expect(reaches('1/0/9', '1/0/10')).toBe(false);
  expect(reaches('1/9/0', '1/10/0')).toBe(false);
  expect(reaches('1/1/0', '1/0/FFFFFFFF')).toBe(true);
});

test('a server of a former timeline has nothing of the present one, however far it got', () => {
  expect(reaches('1/0/90', '2/0/50')).toBe(false);
  expect(reaches('2/0/90', '1/0/50')).toBe(true);
  expect(reaches('2/0/40', '1/0/50')).toBe(false);
  expect(reaches('A/0/50', '9/0/50')).toBe(true);
});

test('nothing but itself reaches the position that is never reached', () => {
  expect(reaches('FFFFFFFE/FFFFFFFF/FFFFFFFF', UNREACHABLE)).toBe(false);
  expect(reaches('FFFFFFFF/FFFFFFFF/FFFFFFFE', UNREACHABLE)).toBe(false);
  expect(reaches(UNREACHABLE, UNREACHABLE)).toBe(true);
});
