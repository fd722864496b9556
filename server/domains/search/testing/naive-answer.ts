import { sql } from 'drizzle-orm';
import type { Sort } from '#contract/search/post-search.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { strongSql } from '../database/statements.ts';
import { engineOf } from '../engine-of.ts';
import { conditionSql } from '../find/condition.ts';
import type { PostQuery } from '../find/search-posts.ts';
import { understand } from '../understand/understand.ts';
import { wordQuery } from '../understand/word-group.ts';

/** Sorts the whole table without an index: the ids that a search should find, in order. */
export async function naiveAnswer(source: SearchSource, query: PostQuery, now: Date): Promise<string[]> {
  const { sort = 'fit', page: _page, cursor: _cursor, ...filters } = query;
  const search = await understand(await engineOf(source), filters, sort, now);
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
  return source.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_indexscan = off`);
    await tx.execute(sql`set local enable_indexonlyscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return (await runPrepared(tx, { id: 'string' }, text, values)).map(({ id }) => id);
  });
}
