import { eq } from 'drizzle-orm';
import { sensitiveWord, trainingRule } from '#database/schema/words.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Finding, findWords, type WordRule } from './find-words.ts';
import { plainText } from './plain-text.ts';

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
