import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Count, Variant } from '../engine.ts';
import type { Sought } from '../recommend/sought.ts';
import { comparedOf, type FacetName, restSql, tsQuery } from '../talent-query.ts';
import { matching } from './matching.ts';

/**
 * Up to this many results are counted exactly; for more, counts are estimated from these first ones. Each chosen filter has its
 * own sample, limited in total.
 */
const COUNTED = 400;
const READ = 800;

const counts: Record<FacetName, (found: SQL) => SQL> = {
  stage: (found) => sql`select 'stage', code, count(*)::int from ${found}, unnest(stages) as code group by code`,
  subject: (found) => sql`select 'subject', code, count(*)::int from ${found}, unnest(subjects) as code group by code`,
  certificate: (found) =>
    sql`select 'certificate', code, count(*)::int from ${found}, unnest(certificates) as code group by code`,
  education: (found) => sql`select 'education', education, count(*)::int from ${found} group by education`,
  experience: (found) => sql`select 'experience', experience, count(*)::int from ${found} group by experience`,
  identity: (found) => sql`select 'identity', identity, count(*)::int from ${found} group by identity`,
  title: (found) =>
    sql`select 'title', rank::text, count(*)::int from ${found}, generate_series(2, title_rank) as rank group by rank`,
};

const stated = sql`stages, subjects, certificates, education, experience, identity, title_rank`;

type Counted = (Count | { name: 'all'; code: ''; n: number }) & Record<string, unknown>;

/** Counts of all filters' options, each under its own condition, in one statement. */
export async function countSample(
  db: Database,
  sought: Omit<Sought, 'sort'>,
  variants: readonly Variant[],
): Promise<{ rows: Count[]; isExact: boolean }> {
  const most = Math.min(COUNTED, Math.floor(READ / variants.length));
  const rest = restSql(comparedOf(sought));
  const name = (at: number) => sql.raw(`found_${at}`);
  const samples = variants.map(({ without }, at) => {
    const query = tsQuery(sought, without);
    return sql`${name(at)} as materialized (select ${stated} from (${matching(query)}) talent_search where ${rest} limit ${most + 1})`;
  });
  const counted = variants.flatMap(({ names }, at) => [
    sql`select 'all' as name, '' as code, count(*)::int as n from ${name(at)}`,
    ...names.map((one) => counts[one](name(at))),
  ]);
  const rows = await rowsOf(db, typed<Counted>())`
    with ${sql.join(samples, sql`, `)} ${sql.join(counted, sql` union all `)}`;
  return {
    rows: rows.filter((row): row is Counted & Count => row.name !== 'all'),
    isExact: rows.every((row) => row.name !== 'all' || row.n <= most),
  };
}
