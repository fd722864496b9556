import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Counted, Facet } from '../find/facets.ts';
import type { Search } from '../find/search.ts';
import { densityOf } from './density.ts';
import { newestSql } from './statements.ts';

const expressions: Record<Facet, string> = {
  city: 'city_code',
  county: 'region_code',
  stage: 'stages',
  subject: 'subjects',
  tenure: '1::int8 << tenure',
  education: '1::int8 << education',
};
/** Maximum posts read for counting options; more along an index than with words. */
const most = { words: 300, codes: 20_000 } as const;

/** Posts by option of each facet, among the newest results. */
export async function countOptions(
  db: Database,
  search: Search,
  facets: readonly Facet[],
): Promise<{ rows: Counted[]; isExact: boolean }> {
  const values = new Values();
  const { all } = await densityOf(db, search);
  const limit = search.groups.length > 0 ? most.words : most.codes;
  const counts = facets.map(
    (facet) =>
      `SELECT '${facet}' AS facet, (${expressions[facet]})::text AS value, count(*)::int4 AS posts FROM hit GROUP BY 2`,
  );
  const text = `WITH hit AS MATERIALIZED (${newestSql(search, all, limit + 1, values)})
  ${[...counts, `SELECT 'all', '', count(*)::int4 FROM hit`].join(' UNION ALL ')}`;
  const rows = await runPrepared<Counted | { facet: 'all'; posts: number }>(db, text, values);
  return {
    rows: rows.filter((row): row is Counted => row.facet !== 'all'),
    isExact: rows.every(({ facet, posts }) => facet !== 'all' || posts <= limit),
  };
}
