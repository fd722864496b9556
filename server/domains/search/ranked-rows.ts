import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from './prepared.ts';
import type { Counts, FoundRow, Search, Slice } from './search.ts';
import { afterSql, answerOf, invertedSql, limitFor, orderSql, strongSql } from './statements.ts';

/** More than these are only met by a wrong estimate. */
const candidates = 50_000;

/** Fetches all that the inverted index finds, ranks it and counts it on the way: good where little matches. */
export async function rankedRows(
  db: Database,
  search: Search,
  query: string,
  { after, offset, rows }: Slice,
  today: Date,
): Promise<{ rows: FoundRow[]; counts: Counts | null }> {
  const values = new Values();
  const order = search.sort === 'salary' ? 'salary' : 'newest';
  const isTiered = search.sort === 'fit';
  const source = invertedSql({ search, part: 'all' }, query, values);
  const tier = isTiered ? `(${strongSql(search, values)})::int4` : '0';
  const place = after ? ` WHERE ${isTiered ? afterInTiers(after, values) : afterSql(order, after, values)}` : '';
  const tiers = isTiered ? 'tier DESC, ' : '';
  const skipped = offset > 0 ? ` OFFSET ${values.add(offset, 'int4')}` : '';
  const text = `WITH hit AS MATERIALIZED (
    SELECT post_id, refreshed_at, month_max, deadline, ${tier} AS tier FROM (${source} LIMIT ${candidates}) every)
  SELECT ${answerOf(search)}, tier, (SELECT count(*) FROM hit)::int4 AS found,
    (SELECT count(*) FROM hit WHERE refreshed_at >= ${values.add(today.toISOString(), 'timestamptz')})::int4 AS fresh
  FROM (SELECT * FROM hit${place} ORDER BY ${tiers}${orderSql[order]} LIMIT ${limitFor(offset + rows)}) found
  ORDER BY ${tiers}${orderSql[order]}${skipped} LIMIT ${limitFor(rows)}`;
  const found = await runPrepared<FoundRow & Counts>(db, text, values);
  const [first] = found;
  const nothing = after === null && offset === 0 ? { found: 0, fresh: 0 } : null;
  return {
    rows: found.slice(0, rows),
    counts: first ? { found: first.found, fresh: first.fresh } : nothing,
  };
}

function afterInTiers({ tier, at, id }: NonNullable<Slice['after']>, values: Values): string {
  const place = [values.add(tier, 'int4'), values.add(at, 'timestamptz'), values.add(id, 'int8')];
  return `(tier, refreshed_at, post_id) < (${place.join(', ')})`;
}
