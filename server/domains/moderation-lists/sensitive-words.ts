import { eq } from 'drizzle-orm';
import type { WordLevel } from '#contract/operators/moderation-lists.ts';
import { sensitiveWord, trainingRule } from '#database/schema/words.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Normalises width, case, spaces and punctuation, which are used to evade the lists. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');

interface Finding {
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

/** Maximum delay until another node's change takes effect. */
const FRESH_MS = 15_000;

export interface SensitiveWords {
  /** The rules that a text matches, most severe first. */
  find(text: string): Finding[];
}

let cached: { words: SensitiveWords; until: number } | null = null;

/** Makes the next text on this node use the changed lists. */
export const forgetWords = (): void => {
  cached = null;
};

async function rulesOf(db: Database): Promise<WordRule[]> {
  const words = await db.select().from(sensitiveWord).where(eq(sensitiveWord.active, true));
  const rules = await db.select().from(trainingRule).where(eq(trainingRule.active, true));
  return [
    ...words.map(({ word, level, note }) => ({ words: [word], within: 0, level, note })),
    ...rules.map(({ words: several, within, level, note }) => ({ words: several, within, level, note })),
  ]
    .map((rule) => ({ ...rule, level: rule.level, shown: rule.words, words: rule.words.map(plainText) }))
    .filter(({ words: plain }) => plain.every((word) => word !== ''));
}

/** The sensitive words and 招转培 rules, read from the database at most every few seconds. */
export async function sensitiveWords(db: Database): Promise<SensitiveWords> {
  if (cached && cached.until > performance.now()) return cached.words;
  const rules = await rulesOf(db);
  const words = { find: (text: string) => findWords(rules, text) };
  cached = { words, until: performance.now() + FRESH_MS };
  return words;
}
