import { sql } from 'drizzle-orm';
import { indexVersion } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Increase when rows of talent search are built differently. */
const format = 1;

/** The row of `search_state` that is talent search's; posts have 1. */
const STATE = 2;

/** Words are segmented as those of posts are. */
const version = () => `${format}.${indexVersion()}`;

/** Marks every row of talent search as changed if it was built by another version: `indexTalents` then rebuilds it. */
export async function markStaleTalents(db: Database): Promise<void> {
  const { rows } = await db.execute<{ version: string }>(sql`select version from search_state where id = ${STATE}`);
  if (rows[0]?.version === version()) return;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into talent_dirty (jober_id) select jober_id from talent_search on conflict do nothing`,
    );
    await tx.execute(sql`
      insert into search_state (id, version) values (${STATE}, ${version()})
      on conflict (id) do update set version = excluded.version`);
  });
}
