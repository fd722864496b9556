import { expect, test } from 'vitest';
import { synonymGroups, synonymsOf } from './synonyms.ts';

test('words of the sector that say the same', () => {
  expect(synonymsOf('幼师')).toEqual(expect.arrayContaining(['幼儿教师', '幼儿园教师', '幼儿园老师']));
  expect(synonymsOf('老师')).toContain('教师');
  expect(synonymsOf('在编')[0]).toBe('事业编制');
  expect(synonymsOf('教资')).toContain('教师资格证');
  expect(synonymsOf('包住')).toContain('教师公寓');
  expect(synonymsOf('道法')).toEqual(expect.arrayContaining(['政治', '思政']));
  expect(synonymsOf('２１１')).toContain('985');
  expect(synonymsOf('A-LEVEL')).toEqual(['alevel']);
});

test('a word is no synonym of what is only like it', () => {
  expect(synonymsOf('日语')).toEqual(['日文']);
  expect(synonymsOf('食堂')).not.toContain('教师公寓');
  for (const unknown of ['', '火星', 'constructor']) expect(synonymsOf(unknown)).toEqual([]);
});

test('many groups, each of plain words, and no word in two', () => {
  expect(synonymGroups.length).toBeGreaterThan(120);
  const words = synonymGroups.flat();
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  for (const group of synonymGroups) expect(group.length, group.join()).toBeGreaterThan(1);
  for (const word of words) expect(word).toBe(word.normalize('NFKC').toLowerCase());
});
