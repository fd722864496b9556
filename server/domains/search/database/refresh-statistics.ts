import { sql } from 'drizzle-orm';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { refreshSuggestions } from '../suggest/refresh-suggestions.ts';
import { refreshRanks } from './refresh-ranks.ts';
import { refreshRollup } from './refresh-rollup.ts';
import { refreshTermStats } from './refresh-term-stats.ts';

/**
 * Counts anew what plans, facets and suggestions go by. Answers stay right without it (they are read from the posts), but
 * become slower and suggestions older: run it every few minutes and after large imports.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const { rows } = await tx.execute<{ mine: boolean; posts: number }>(sql`
      select pg_try_advisory_xact_lock(${advisoryLocks.searchStatistics}) as mine, (select count(*)::int4 from job_search) as posts`);
    const { mine, posts } = rows[0] ?? { mine: false, posts: 0 };
    if (!mine) return;
    await refreshTermStats(tx, posts);
    await refreshRollup(tx);
    await refreshSuggestions(tx);
    await tx.execute(sql`
      insert into search_state (id, version, posts) values (1, '', ${posts})
      on conflict (id) do update set posts = excluded.posts`);
    await refreshRanks(tx, posts);
  });
}
