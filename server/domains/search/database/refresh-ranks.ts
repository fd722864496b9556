import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rankStep } from './term-stats.ts';

/** How far down the orders by time and by pay so many posts reach: what the head of an answer is found by. */
export async function refreshRanks(tx: Database, posts: number): Promise<void> {
  const ranks: number[] = [];
  for (let rank = rankStep; rank < posts; rank *= 2) ranks.push(rank);
  const newest = ranks.map(
    (rank) => sql`(select extract(epoch from refreshed_at) * 1000 from job_search
      order by refreshed_at desc, post_id desc offset ${rank - 1}::int4 limit 1)::float8`,
  );
  const paid = ranks.map(
    (rank) => sql`(select month_max from job_search
      order by month_max desc, refreshed_at desc, post_id desc offset ${rank - 1}::int4 limit 1)`,
  );
  const listed = (values: typeof newest, type: string) => sql`array[${sql.join(values, sql`, `)}]::${sql.raw(type)}[]`;
  await tx.execute(sql`
    update search_state set newest = ${listed(newest, 'float8')}, best_paid = ${listed(paid, 'int4')}`);
}
