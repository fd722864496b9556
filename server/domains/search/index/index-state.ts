import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Rows of `search_state`. */
const rowOf = { posts: 1, talents: 2 } as const;
type IndexName = keyof typeof rowOf;

/** The version that built an index; undefined before the first. */
export async function storedVersion(db: Database, index: IndexName): Promise<string | undefined> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select version from search_state where id = ${rowOf[index]}`,
  );
  return rows[0]?.version;
}

/** Records the version that built an index. */
export async function storeVersion(db: Database, index: IndexName, version: string): Promise<void> {
  await db.execute(sql`
    insert into search_state (id, version) values (${rowOf[index]}, ${version})
    on conflict (id) do update set version = excluded.version`);
}
