import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { indexVersion } from './index-version.ts';
import { refreshRollup } from './refresh-rollup.ts';
import { refreshSuggestions } from './refresh-suggestions.ts';
import { refreshTermStats } from './refresh-term-stats.ts';

/**
 * Counts anew what plans, facets and suggestions go by. Answers stay right without it (they are read from the posts), but
 * become slower and suggestions older: run it every few minutes and after large imports.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const { rows } = await tx.execute<{ posts: number }>(sql`select count(*)::int4 as posts from job_search`);
    const posts = rows[0]?.posts ?? 0;
    await refreshTermStats(tx, posts);
    await refreshRollup(tx);
    await refreshSuggestions(tx);
    await tx.execute(sql`
      insert into search_state (id, version, posts) values (1, ${indexVersion()}, ${posts})
      on conflict (id) do update set version = excluded.version, posts = excluded.posts`);
  });
}
