import { expect, test } from 'vitest';
import { codesOf } from '#contract/taxonomy/list.ts';
import { allRegions } from '#contract/taxonomy/places/regions.ts';
import { type ListName, lists } from '../index/code-bits.ts';
import { sayings, wordsIn } from './sayings.ts';

const regions = new Set(allRegions().flatMap(({ code, name }) => [code, name]));

test.each(sayings.map((saying) => [saying.said[0] ?? '', saying] as const))('%s names what exists', (_, saying) => {
  const { places, words, since, anywhere, ...codes } = saying.means;
  expect([places, words, since, ...Object.values(codes)].some(Boolean)).toBe(true);
  expect(wordsIn(places ?? '').filter((place) => !regions.has(place))).toEqual([]);
  for (const [list, said] of Object.values(codes).flatMap(Object.entries)) {
    const known: readonly string[] = list in lists ? codesOf(lists[list as ListName]) : [];
    expect(wordsIn(said).filter((code) => !known.includes(code))).toEqual([]);
  }
});

test('braces stand for every combination', () => {
  const words = new Set(sayings.flatMap(({ said }) => said));
  for (const word of ['孩子上学', '娃能入学', '子女随校就读', '不要求有教师资格证', '没证'])
    expect(words).toContain(word);
  expect([...words].filter((word) => /[{},=]/.test(word))).toEqual([]);
});
