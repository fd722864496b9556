import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Counted, Facet } from '../find/facets.ts';
import type { Search } from '../find/search.ts';
import { sampleOf } from './sample.ts';
import type { TermStats } from './term-stats.ts';

const expressions: Record<Facet, string> = {
  city: 'city_code',
  county: 'region_code',
  stage: 'stages',
  subject: 'subjects',
  tenure: '1::int8 << tenure',
  education: '1::int8 << education',
};
/** Rows that a sample should have. */
const size = 250;

/** Posts by option of each facet, from a fair part of what a search finds. */
export async function countSample(
  db: Database,
  { search, facets }: { search: Search; facets: readonly Facet[] },
  stats: TermStats,
): Promise<{ rows: Counted[]; isExact: boolean }> {
  const values = new Values();
  const { sql, scale } = sampleOf(search, size, stats, values);
  const counts = facets.map(
    (facet) =>
      `SELECT '${facet}' AS facet, (${expressions[facet]})::text AS value, count(*)::int4 AS posts FROM hit GROUP BY 2`,
  );
  const text = `WITH hit AS MATERIALIZED (SELECT city_code, region_code, stages, subjects, tenure, education FROM (${sql}) found) ${counts.join(' UNION ALL ')}`;
  const rows = await runPrepared<Counted>(db, text, values);
  return { rows: rows.map((row) => ({ ...row, posts: Math.round(row.posts * scale) })), isExact: scale === 1 };
}
