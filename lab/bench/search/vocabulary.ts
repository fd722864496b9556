import { allRegions } from '#contract/taxonomy/places/regions.ts';
import { type Draws, drawsFrom } from '../lib/random.ts';

/** Characters that invented words are made of. */
const first = 0x4e00;
const characters = 3_000;

/** Generated words, most frequent first. */
export function inventedWords(count: number): string[] {
  const draws = drawsFrom(7);
  const words = new Set<string>();
  while (words.size < count) words.add(sign(draws) + sign(draws));
  return [...words];
}

const sign = (draws: Draws): string => String.fromCodePoint(first + draws.whole(characters));

/** Phrases of the sector's descriptions, with their frequencies. */
export const phrases: readonly (readonly [word: string, share: number])[] = [
  ['教师资格证', 0.6],
  ['本科', 0.6],
  ['班主任', 0.3],
  ['五险一金', 0.5],
  ['双休', 0.25],
  ['住宿', 0.3],
  ['食堂', 0.3],
  ['寒暑假', 0.4],
  ['试讲', 0.2],
  ['教研', 0.3],
  ['普通话', 0.4],
  ['公开课', 0.1],
  ['课程研发', 0.02],
  ['骨干', 0.1],
  ['安家费', 0.05],
];

/** Cities with their counties, largest first in a fixed order. */
export function cities(): { code: string; counties: string[] }[] {
  const all = [...allRegions()];
  const draws = drawsFrom(11);
  return all
    .filter(({ level }) => level === 'city')
    .map(({ code }) => ({ code, counties: all.filter(({ parent }) => parent === code).map((county) => county.code) }))
    .map((city) => ({ city, place: draws.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ city }) => city);
}
