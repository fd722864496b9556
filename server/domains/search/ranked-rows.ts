import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from './prepared.ts';
import type { Counts, FoundRow, Search, Slice } from './search.ts';
import { afterSql, answerSql, invertedSql, orderSql } from './statements.ts';
import { wordQuery } from './word-group.ts';

/** More than these are only met by a wrong estimate. */
const candidates = 50_000;

/** Fetches all that an inverted index finds, ranks it and counts it on the way: good where little matches. */
export async function rankedRows(
  db: Database,
  { condition, groups, sort }: Search,
  query: string,
  { after, offset, rows }: Slice,
  today: Date,
): Promise<{ rows: FoundRow[]; counts: Counts | null }> {
  const values = new Values();
  const order = sort === 'salary' ? 'salary' : 'newest';
  const tiered = sort === 'fit' && groups.length > 0;
  const source = invertedSql({ condition, words: null }, query, values);
  const tier = tiered ? `ts_match_vq(tsv, ${values.add(wordQuery(groups, true), 'tsquery')})::int4` : '0';
  const place = after ? ` WHERE ${tiered ? afterInTiers(after, values) : afterSql(order, after, values)}` : '';
  const text = `WITH hit AS MATERIALIZED (
    SELECT post_id, refreshed_at, month_max, deadline, ${tier} AS tier FROM (${source} LIMIT ${candidates}) every)
  SELECT ${answerSql}, tier, (SELECT count(*) FROM hit)::int4 AS found,
    (SELECT count(*) FROM hit WHERE refreshed_at >= ${values.add(today.toISOString(), 'timestamptz')})::int4 AS fresh
  FROM hit${place} ORDER BY ${tiered ? 'tier DESC, ' : ''}${orderSql[order]}
  OFFSET ${values.add(offset, 'int4')} LIMIT ${values.add(rows, 'int4')}`;
  const found = await runPrepared<FoundRow & Counts>(db, text, values);
  const [first] = found;
  const nothing = after === null && offset === 0 ? { found: 0, fresh: 0 } : null;
  return { rows: found, counts: first ? { found: first.found, fresh: first.fresh } : nothing };
}

function afterInTiers({ tier, at, id }: NonNullable<Slice['after']>, values: Values): string {
  const place = [values.add(tier, 'int4'), values.add(at, 'timestamptz'), values.add(id, 'int8')];
  return `(tier, refreshed_at, post_id) < (${place.join(', ')})`;
}
