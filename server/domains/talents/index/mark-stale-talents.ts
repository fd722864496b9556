import { sql } from 'drizzle-orm';
import { indexVersion, storedVersion, storeVersion } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Increase when rows of talent search are built differently. */
const format = 7;

/** Words are segmented as those of posts are. */
const version = () => `${format}.${indexVersion()}`;

/** Marks every row of talent search as changed if it was built by another version: `indexTalents` then rebuilds it. */
export async function markStaleTalents(db: Database): Promise<void> {
  if ((await storedVersion(db, 'talents')) === version()) return;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into talent_dirty (jober_id) select jober_id from talent_search on conflict do nothing`,
    );
    await storeVersion(tx, 'talents', version());
  });
}
