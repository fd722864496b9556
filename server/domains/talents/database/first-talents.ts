import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { TOTAL_CAP } from '#server/platform/paging.ts';
import type { FoundTalents } from '../engine.ts';
import { readKeyword } from '../read-keyword.ts';
import type { Sought } from '../recommend/sought.ts';
import { comparedOf, queryOf, restSql, tsQuery } from '../talent-query.ts';
import { matching, orders } from './matching.ts';

type RankedTalent = { id: string; found: number };

/** The first results: by fit, people whose intention contains the whole keyword come first. */
export async function firstTalents(db: Database, sought: Sought, upTo: number): Promise<FoundTalents> {
  const { filters, sort } = sought;
  const query = tsQuery(filters);
  const rest = restSql(comparedOf(sought));
  if (query === '') return firstOfAll(db, sought, upTo);
  const strong = sort === 'fit' ? queryOf(readKeyword(filters).strong) : '';
  const tier = strong ? sql`(ts_match_vq(tsv, ${strong}::tsquery))::int` : sql`0`;
  const { rows } = await db.execute<RankedTalent>(sql`
    with hit as materialized (select jober_id, rank, active_at, ${tier} as tier from (${matching(query)}) talent_search where ${rest})
    select jober_id::text as id, (select count(*)::int from hit) as found from hit
    order by tier desc, ${orders[sort]} desc, jober_id desc limit ${upTo}`);
  return { ids: rows.map(({ id }) => id), found: rows[0]?.found ?? 0, isCapped: false };
}

/** Without lexemes, along the order, counted up to a limit. */
async function firstOfAll(db: Database, sought: Sought, upTo: number): Promise<FoundTalents> {
  const rest = restSql(comparedOf(sought));
  const { rows } = await db.execute<RankedTalent>(sql`
    select jober_id::text as id, (select count(*)::int from (
        select from talent_search where ${rest} limit ${TOTAL_CAP + 1}) counted) as found
    from talent_search where ${rest} order by ${orders[sought.sort]} desc, jober_id desc limit ${upTo}`);
  const found = rows[0]?.found ?? 0;
  return { ids: rows.map(({ id }) => id), found: Math.min(found, TOTAL_CAP), isCapped: found > TOTAL_CAP };
}
