import { expect, test } from 'vitest';
import { letterCodeIn, letterCodeText } from './letter-code.ts';

test.each(['K7P29QXM', 'k7p2-9qxm', ' K7P2 9QXM '])('%s is a code', (typed) => {
  expect(letterCodeIn(typed)).toBe('K7P29QXM');
});

test.each(['K7P2-9QX', 'K7P2-9QXO', '青田中学', ''])('“%s” is none', (typed) => {
  expect(letterCodeIn(typed)).toBeNull();
});

test('it is printed in two halves', () => {
  expect(letterCodeText('K7P29QXM')).toBe('K7P2-9QXM');
});
