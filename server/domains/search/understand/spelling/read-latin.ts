import { type Meaning, meaningOf, meaningWords } from '../lexicon.ts';
import { isHan } from '../normalise.ts';
import { isCounty, placeNames, placesNamed } from '../places/places.ts';
import { NearWords } from './near-words.ts';
import { isOneEdit, nearKeys, spell } from './pinyin.ts';

interface Reading {
  word: string;
  /** The likelihood of this word among those with the same spelling. */
  weight: number;
}

interface Spellings {
  full: Map<string, Reading>;
  initials: Map<string, Reading>;
  near: NearWords;
}

const weights: Record<Meaning['kind'], number> = {
  subject: 6,
  stage: 6,
  role: 4,
  place: 3,
  trait: 3,
  benefit: 2.5,
  plain: 1,
  generic: 1,
};
const shortestTypo = 5;

let spellings: Spellings | undefined;

function known(): Spellings {
  if (spellings) return spellings;
  const full = new Map<string, Reading>();
  const initials = new Map<string, Reading>();
  // Earlier codes of a list are more common (语文 before 音乐), so they win a shared spelling.
  const words = meaningWords().map((word, at) => ({ word, weight: weightOf(word) - at / 10_000 }));
  const places = placeNames().map((word) => ({ word, weight: placesNamed(word).every(isCounty) ? 1 : weights.place }));
  const readings = [...words, ...places].filter(({ word }) => isHan(word));
  for (const reading of readings) {
    const spelling = spell(reading.word);
    keepLikelier(full, spelling.full, reading);
    if (reading.weight > 1) keepLikelier(initials, spelling.initials, reading);
  }
  spellings = { full, initials, near: new NearWords(readings.map((reading) => [reading.word, keysOf(reading)])) };
  return spellings;
}

function weightOf(word: string): number {
  return weights[meaningOf(word)?.kind ?? 'plain'];
}

function keysOf({ word, weight }: Reading): string[] {
  const { full } = spell(word);
  return [
    ...(full.length >= shortestTypo ? nearKeys(full) : []),
    ...(word.length > 2 || weight > weights.place ? nearKeys(word) : []),
  ];
}

function keepLikelier(map: Map<string, Reading>, key: string, reading: Reading): void {
  const other = map.get(key);
  if (!other || other.weight < reading.weight) map.set(key, reading);
}

const longest = 24;

/** The sector's words spelled by letters: as pinyin ('xiaoxueyuwen'), else by initials ('gzsx'); null for neither. */
export function readLatin(letters: string): string[] | null {
  if (!/^[a-z]+$/.test(letters) || letters.length < 2 || letters.length > longest) return null;
  return split(letters, known().full) ?? split(letters, known().initials) ?? correctLatin(letters);
}

/** The split with the fewest words, and among those the likeliest. */
function split(letters: string, words: Map<string, Reading>): string[] | null {
  const best: ({ words: string[]; score: number } | undefined)[] = [{ words: [], score: 0 }];
  for (let end = 2; end <= letters.length; end += 1) {
    for (let from = 0; from <= end - 2; from += 1) {
      const head = best[from];
      const reading = head && words.get(letters.slice(from, end));
      if (!head || !reading) continue;
      const score = head.score + reading.weight - 5.5;
      const other = best[end];
      if (!other || other.score < score) best[end] = { words: [...head.words, reading.word], score };
    }
  }
  return best[letters.length]?.words ?? null;
}

function correctLatin(letters: string): string[] | null {
  if (letters.length < shortestTypo) return null;
  const word = nearest(letters, (candidate) => spell(candidate).full);
  return word === null ? null : [word];
}

function nearest(typed: string, spellingOf: (word: string) => string): string | null {
  const { near } = known();
  const candidates = new Set(nearKeys(typed).flatMap((key) => near.of(key)));
  return [...candidates].find((candidate) => isOneEdit(typed, spellingOf(candidate))) ?? null;
}

/** '美木' → '美术': the second of two characters may be a look-alike with another sound. */
function nearestPair(word: string): string | null {
  const alike = known().near.of(word.slice(0, 1));
  return alike.find((candidate) => candidate.length === 2 && candidate.startsWith(word.slice(0, 1))) ?? null;
}

/** The sector's word behind a mistyped Chinese word: one with the same sound, or else one character off. */
export function correctHan(word: string, how: 'sound' | 'any' = 'any'): string | null {
  const sounding = known().full.get(spell(word).full);
  if (sounding && sounding.word !== word && sounding.weight > 1) return sounding.word;
  if (how === 'sound') return null;
  return word.length > 2 ? nearest(word, (candidate) => candidate) : nearestPair(word);
}
