import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Counts, FoundRow, Search, Slice } from '../find/search.ts';
import { isTiered } from './is-tiered.ts';
import { afterSql, answerSql, invertedSql, limitFor, orderSql, strongSql } from './statements.ts';

/** More than these are only met by a wrong estimate. */
export const candidates = 4_000;

/** Fetches all that the inverted index finds, ranks it and counts it on the way: good where little matches. Null where it is too much. */
export async function rankedRows(
  db: Database,
  search: Search,
  query: string,
  { after, offset, rows }: Slice,
  today: Date,
): Promise<{ rows: FoundRow[]; counts: Counts | null } | null> {
  const values = new Values();
  const order = search.sort === 'salary' ? 'salary' : 'newest';
  const isInTiers = isTiered(search);
  const source = invertedSql({ search, part: 'all' }, query, values);
  const tier = isInTiers ? `(${strongSql(search, values)})::int4` : '0';
  const place = after ? ` WHERE ${isInTiers ? afterInTiers(after, values) : afterSql(order, after, values)}` : '';
  const tiers = isInTiers ? 'tier DESC, ' : '';
  const skipped = offset > 0 ? ` OFFSET ${values.add(offset, 'int4')}` : '';
  // Joined to the counts, so that they come also where no row is left.
  const text = `WITH hit AS MATERIALIZED (
    SELECT post_id, refreshed_at, month_max, deadline, ${tier} AS tier FROM (${source} LIMIT ${candidates}) every)
  SELECT ${answerSql}, tier, counts.found, counts.fresh
  FROM (SELECT count(*)::int4 AS found,
      count(*) FILTER (WHERE refreshed_at >= ${values.add(today.toISOString(), 'timestamptz')})::int4 AS fresh FROM hit) counts
    LEFT JOIN (SELECT * FROM hit${place} ORDER BY ${tiers}${orderSql[order]}${skipped} LIMIT ${limitFor(rows)}) found ON true
  ORDER BY ${tiers}${orderSql[order]}`;
  const found = await runPrepared<FoundRow & Counts>(db, text, values);
  const { found: all = 0, fresh = 0 } = found[0] ?? {};
  if (all >= candidates) return null;
  return { rows: found.filter(({ id }) => id !== null).slice(0, rows), counts: { found: all, fresh } };
}

function afterInTiers({ tier, at, id }: NonNullable<Slice['after']>, values: Values): string {
  const place = [values.add(tier, 'int4'), values.add(at, 'timestamptz'), values.add(id, 'int8')];
  return `(tier, refreshed_at, post_id) < (${place.join(', ')})`;
}
