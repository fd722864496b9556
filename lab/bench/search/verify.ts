import type { Memories } from '#packages/memory-index/memories.ts';
import { strongSql } from '#server/domains/search/database/statements.ts';
import { engineOf } from '#server/domains/search/engine-of.ts';
import { conditionSql } from '#server/domains/search/find/condition.ts';
import { searchPosts } from '#server/domains/search/public.ts';
import { understand } from '#server/domains/search/understand/understand.ts';
import { wordQuery } from '#server/domains/search/understand/word-group.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { Values } from '#server/platform/database/run-prepared.ts';
import type { Query } from './shapes.ts';

const size = 20;

/** Answers the query by a sort of the whole table without an index; returns the difference, or null. */
export async function verify(
  { db, pool }: Connection,
  memories: Memories,
  query: Query,
  now: Date,
): Promise<string | null> {
  const { page = 1, sort = 'fit', ...filters } = query;
  const got = await searchPosts({ db, memories }, query, now);
  const search = await understand(await engineOf({ db, memories }), filters, sort, now);
  const values = new Values();
  const condition = conditionSql(search.condition, values);
  const hasWords = search.groups.length > 0;
  const words = hasWords ? ` AND ts_match_vq(tsv, ${values.add(wordQuery(search.groups, false), 'tsquery')})` : '';
  const tier = sort === 'fit' ? `((${strongSql(search, values)}) IS TRUE) DESC, ` : '';
  const month = sort === 'salary' ? 'month_max DESC, ' : '';
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off; SET LOCAL enable_bitmapscan = off;
      SET LOCAL statement_timeout = 0`);
    const { rows } = await client.query<{ id: string; total: string }>(
      `SELECT post_id::text AS id, count(*) OVER () AS total FROM job_search WHERE ${condition}${words}
      ORDER BY ${tier}${month}refreshed_at DESC, post_id DESC OFFSET ${(page - 1) * size} LIMIT ${size}`,
      values.list,
    );
    await client.query('COMMIT');
    const total = Number(rows[0]?.total ?? 0);
    const { ids } = got;
    if (rows.length > 0 && (got.totalIsCapped ? Math.min(total, 1_000) : total) !== got.total)
      return `${JSON.stringify(query)}: total ${got.total}, not ${total}`;
    const wrong = rows.findIndex(({ id }, at) => id !== ids[at]);
    return wrong < 0 && rows.length === ids.length
      ? null
      : `${JSON.stringify(query)}: differs at ${wrong}, ${ids.length} of ${rows.length}`;
  } finally {
    client.release(true);
  }
}
