import { eq } from 'drizzle-orm';
import type { WordLevel } from '#contract/operators/moderation-lists.ts';
import { sensitiveWord, trainingRule } from '#database/schema/words.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Finding, findWords, type WordRule } from './find-words.ts';
import { plainText } from './plain-text.ts';

/** Another node's change is seen after so long at the latest. */
const FRESH_MS = 15_000;

export interface SensitiveWords {
  /** What the lists call for in a text, the gravest first. */
  find(text: string): Finding[];
}

let kept: { words: SensitiveWords; until: number } | null = null;

/** After a change on this node the next text is judged by the new lists. */
export const forgetWords = (): void => {
  kept = null;
};

async function rulesOf(db: Database): Promise<WordRule[]> {
  const words = await db.select().from(sensitiveWord).where(eq(sensitiveWord.active, true));
  const rules = await db.select().from(trainingRule).where(eq(trainingRule.active, true));
  return [
    ...words.map(({ word, level, note }) => ({ words: [word], within: 0, level, note })),
    ...rules.map(({ words: several, within, level, note }) => ({ words: several, within, level, note })),
  ]
    .map((rule) => ({ ...rule, level: rule.level as WordLevel, shown: rule.words, words: rule.words.map(plainText) }))
    .filter(({ words: plain }) => plain.every((word) => word !== ''));
}

/** The sensitive words and 招转培 rules as operators keep them; asked of the database at most every few seconds. */
export async function sensitiveWords(db: Database): Promise<SensitiveWords> {
  if (kept && kept.until > performance.now()) return kept.words;
  const rules = await rulesOf(db);
  const words = { find: (text: string) => findWords(rules, text) };
  kept = { words, until: performance.now() + FRESH_MS };
  return words;
}
