import { sql } from 'drizzle-orm';
import type { Sort } from '#contract/post-search.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { conditionSql } from '../condition.ts';
import { engineOf } from '../engine-of.ts';
import type { PostQuery } from '../search-posts.ts';
import { strongSql } from '../statements.ts';
import { understand } from '../understand.ts';
import { wordQuery } from '../word-group.ts';

/** Asks the whole table, with a sort and no index: the ids of all that a search should find, in its order. */
export async function naiveAnswer(db: Database, query: PostQuery, now: Date): Promise<string[]> {
  const { sort = 'fit', page: _page, cursor: _cursor, ...filters } = query;
  const { search } = await understand(await engineOf(db), filters, sort, now);
  const values = new Values();
  const condition = conditionSql(search.condition, values);
  const words = wordQuery(search.groups, false);
  const match = words === '' ? '' : ` AND ts_match_vq(tsv, ${values.add(words, 'tsquery')})`;
  const orders: Record<Sort, () => string> = {
    fit: () => `((${strongSql(search, values)}) IS TRUE) DESC, `,
    newest: () => '',
    salary: () => 'month_max DESC, ',
  };
  const text = `SELECT post_id::text AS id FROM job_search WHERE ${condition}${match}
    ORDER BY ${orders[sort]()}refreshed_at DESC, post_id DESC`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_indexscan = off`);
    await tx.execute(sql`set local enable_indexonlyscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return (await runPrepared<{ id: string }>(tx, text, values)).map(({ id }) => id);
  });
}
