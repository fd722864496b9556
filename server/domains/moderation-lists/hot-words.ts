import { asc, eq } from 'drizzle-orm';
import { hotWord } from '#database/schema/words.ts';
import type { Database } from '#server/platform/database/database.ts';

/** 热门搜索 in the operators' order. */
export async function hotWords(db: Database): Promise<string[]> {
  const rows = await db
    .select({ word: hotWord.word })
    .from(hotWord)
    .where(eq(hotWord.active, true))
    .orderBy(asc(hotWord.position), asc(hotWord.id));
  return rows.map(({ word }) => word);
}
