import { sql } from 'drizzle-orm';
import { loadDemo } from '#database/demo/load-demo.ts';
import { mapColumns, planImport, readTable, writeImport } from '#modules/imports/server/public.ts';
import { serverModules } from '#modules/server.ts';
import { reindexAll } from '#server/domains/search/public.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** As a fresh start of the product has it (`server/boot/fill-empty-database.ts`). */
const demo = { posts: 20_000, companies: 300, resumes: 0, seed: 20_261_121 };

interface Options {
  /** A table of posts to import in addition to the demo data. */
  table: string | undefined;
  now: Date;
}

/** Fills an empty database and rebuilds its index with this code. */
export async function prepare({ db }: Connection, { table, now }: Options): Promise<void> {
  const { rows } = await db.execute<{ filled: boolean }>(sql`select exists (select from company) as filled`);
  if (!rows[0]?.filled) await loadDemo(db, { ...demo, now, modules: serverModules });
  if (table) await bringIn(db, table, now);
  await reindexAll(db);
}

async function bringIn(db: Connection['db'], file: string, now: Date): Promise<void> {
  const table = await readTable(file);
  const plan = planImport(table, mapColumns(table.columns), new Date());
  const written = await writeImport(db, plan, { source: 'relevance bench', now });
  console.log(`${table.rows.length} rows brought in; ${written.made} companies made, ${written.known} known`);
}
