import type { WordLevel } from '#contract/operators/moderation-lists.ts';
import { plainText } from './plain-text.ts';

export interface Finding {
  level: WordLevel;
  words: string[];
  note: string;
}

export interface WordRule {
  /** As `plainText` normalises them; one is a sensitive word, several are a 招转培 rule. */
  words: readonly string[];
  shown: readonly string[];
  /** Maximum span of all words, in characters. */
  within: number;
  level: WordLevel;
  note: string;
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}

/** Whether all words occur within one window: for each position of the first word, checks the nearest of the others. */
function isNear(text: string, { words, within }: WordRule): boolean {
  const [first = [], ...others] = words.map((word) => placesOf(text, word));
  return first.some((start) => others.every((places) => places.some((place) => Math.abs(place - start) <= within)));
}

const severity: Record<WordLevel, number> = { refuse: 0, review: 1, warn: 2 };

/** The rules that a text matches, most severe first. Rules are plain words, so the search takes linear time for any text. */
export function findWords(rules: readonly WordRule[], text: string): Finding[] {
  const plain = plainText(text);
  return rules
    .filter((rule) => isNear(plain, rule))
    .map(({ level, shown, note }) => ({ level, words: [...shown], note }))
    .sort((one, other) => severity[one.level] - severity[other.level]);
}
