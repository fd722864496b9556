import { expect, test } from 'vitest';
import { lexemeQuery, wordQuery } from '../understand/word-group.ts';
import { quoteLexeme, vectorText } from './vector.ts';

test('a lexeme stands in quotes, with its own doubled', () => {
  expect(quoteLexeme("o'b\\x & y")).toBe(String.raw`'o''b\\x & y'`);
});

test('a vector has every word once and codes with their weight', () => {
  expect(vectorText(['语文', '^语文', '语文'], ['#s:primary'])).toBe(`'语文' '^语文' '#s:primary':1C`);
  expect(vectorText(['长'.repeat(100)], [])).toBe('');
});

test('a group is met by a code or a word; strongly by the title, of a subject', () => {
  const group = { text: '语文', kind: 'subject', codes: [['#x:chinese']], words: [['语文']] } as const;
  const groups = [{ ...group, codes: [['#x:chinese']], words: [['语文']] }];
  expect(wordQuery(groups, false)).toBe(`(('#x:chinese') | ('^语文'))`);
  expect(wordQuery(groups, true)).toBe(`('^语文')`);
  expect(lexemeQuery([['a', 'b'], ['c']])).toBe(`('a' | 'b') & 'c'`);
});
