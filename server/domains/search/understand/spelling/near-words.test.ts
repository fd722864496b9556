import { expect, test } from 'vitest';
import { NearWords } from './near-words.ts';

test('words are found by each of their keys, in the order they were entered', () => {
  const words = new NearWords([
    ['语文', ['yuwen', 'uwen', '语文']],
    ['英语', ['yingyu', '英语']],
    ['渔文', ['yuwen']],
  ]);
  expect(['yuwen', 'uwen', '英语', 'shuxue', ''].map((key) => words.of(key))).toEqual([
    ['语文', '渔文'],
    ['语文'],
    ['英语'],
    [],
    [],
  ]);
});

test('of many words each is found, and hardly any other with it', () => {
  const all = Array.from({ length: 20_000 }, (_, n) => `word-${n}`);
  const words = new NearWords(all.map((word) => [word, [word, word.slice(1)]]));
  const others = all.filter((word) => words.of(word).some((found) => found !== word));
  expect(all.every((word) => words.of(word).includes(word))).toBe(true);
  expect(others.length).toBeLessThan(10);
});
