import { sql } from 'drizzle-orm';
import { loadDemo } from '#database/demo/load-demo.ts';
import { reindexAll } from '#server/domains/search/public.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** As a fresh start of the product has it (`server/fill-empty-database.ts`). */
const demo = { posts: 20_000, companies: 300, resumes: 0, seed: 20_261_121 };

/** Fills an empty database with the demo data and indexes it anew, whatever was there, so that the index is of this code. */
export async function prepare({ db }: Connection, now: Date): Promise<void> {
  const { rows } = await db.execute<{ filled: boolean }>(sql`select exists (select from company) as filled`);
  if (!rows[0]?.filled) await loadDemo(db, { ...demo, now });
  await reindexAll(db);
}
