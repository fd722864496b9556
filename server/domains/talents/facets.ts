import { type SQL, sql } from 'drizzle-orm';
import type { TalentFacets, TalentFilters } from '#contract/talent-shapes.ts';
import { educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Heads, headsOf } from './heads.ts';
import { sampled } from './sample.ts';
import { type FacetName, facetNames, restOf, tsQuery } from './talent-query.ts';

/**
 * Up to so many found people are counted one by one; of more, the counts are shares of the first of these. Each chosen filter
 * has a sample of its own, and together they read no more rows than a second says.
 */
const COUNTED = 400;
const READ = 800;

interface Count extends Record<string, unknown> {
  name: string;
  code: string;
  n: number;
}

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

const told = sql`stages, subjects, certificates, education, experience, identity, title_rank`;

interface Asked {
  names: readonly FacetName[];
  query: string;
}

/** Counts of all filters' options, each among those whom its own condition finds, in one statement. */
async function countAll(db: Database, heads: Heads, asked: readonly Asked[], rest: SQL) {
  const most = Math.min(COUNTED, Math.floor(READ / asked.length));
  const name = (at: number) => sql.raw(`found_${at}`);
  const samples = asked.map(({ query }, at) => {
    const some = sampled({ order: 'fit', heads, queries: [query], rest, columns: told, limit: most + 1 });
    return sql`${name(at)} as materialized (${some})`;
  });
  const counted = asked.flatMap(({ names }, at) => [
    sql`select 'all' as name, '' as code, count(*)::int as n from ${name(at)}`,
    ...names.map((one) => counts[one](name(at))),
  ]);
  const { rows } = await db.execute<Count>(
    sql`with ${sql.join(samples, sql`, `)} ${sql.join(counted, sql` union all `)}`,
  );
  return { rows, about: rows.some(({ name: counted, n }) => counted === 'all' && n > most) };
}

/** 'X 及以上' counts everyone of X and of more. */
function atLeast(rows: { code: string; n: number }[]) {
  const codes = Object.keys(educations) as (keyof typeof educations)[];
  const sum = (wanted: (typeof codes)[number]) =>
    rows.reduce((n, row) => (meetsEducation(row.code as typeof wanted, wanted) ? n + row.n : n), 0);
  return codes.map((code) => ({ code, n: sum(code) })).filter(({ n }) => n > 0);
}

/** How many people each option of each filter would leave; a filter's own choice does not narrow its own options. */
export async function talentFacets(
  db: Database,
  filters: TalentFilters,
  hidden: readonly string[],
  now: Date,
): Promise<TalentFacets> {
  const chosen = facetNames.filter((name) => filters[name] !== undefined);
  const free = facetNames.filter((name) => !chosen.includes(name));
  const asked = [
    ...(free.length > 0 ? [{ names: free, query: tsQuery(filters) }] : []),
    ...chosen.map((name) => ({ names: [name], query: tsQuery(filters, name) })),
  ];
  const heads = await headsOf(db, 'fit', now);
  const rest = restOf(filters, hidden, now);
  const { rows, about } = await countAll(db, heads, asked, rest);
  const of = (wanted: FacetName) =>
    rows
      .filter(({ name }) => name === wanted)
      .map(({ code, n }) => ({ code, n }))
      .toSorted((a, b) => b.n - a.n);
  return {
    about,
    stage: of('stage'),
    subject: of('subject'),
    education: atLeast(of('education')),
    experience: of('experience'),
    certificate: of('certificate'),
    title: of('title'),
    identity: of('identity'),
  };
}
