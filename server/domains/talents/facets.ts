import { type SQL, sql } from 'drizzle-orm';
import type { TalentFacets, TalentFilters } from '#contract/talents.ts';
import { educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Heads, headsOf } from './heads.ts';
import { fromDayOn } from './slots.ts';
import { type FacetName, facetNames, restOf, tsQuery } from './talent-query.ts';

/** Up to so many found people are counted one by one; of more, the counts are shares of these. */
const COUNTED = 2_000;
/** As many of the first tell the shares well enough. */
const TELLING = 400;

interface Count extends Record<string, unknown> {
  name: string;
  code: string;
  n: number;
}

const columns: Record<FacetName, SQL> = {
  stage: sql`select 'stage' as name, code, count(*)::int as n from found, unnest(stages) as code group by code`,
  subject: sql`select 'subject' as name, code, count(*)::int as n from found, unnest(subjects) as code group by code`,
  certificate: sql`select 'certificate' as name, code, count(*)::int as n from found, unnest(certificates) as code group by code`,
  education: sql`select 'education' as name, education as code, count(*)::int as n from found group by education`,
  experience: sql`select 'experience' as name, experience as code, count(*)::int as n from found group by experience`,
  identity: sql`select 'identity' as name, identity as code, count(*)::int as n from found group by identity`,
  title: sql`select 'title' as name, rank::text as code, count(*)::int as n from found, generate_series(2, title_rank) as rank group by rank`,
};

/** Counts of several filters' options among those whom one condition finds. */
async function count(db: Database, where: SQL, names: readonly FacetName[]): Promise<{ rows: Count[]; all: number }> {
  const { rows } = await db.execute<Count>(sql`
    with found as materialized (
      select stages, subjects, certificates, education, experience, identity, title_rank
      from talent_search where ${where} limit ${COUNTED + 1}
    )
    select 'all' as name, '' as code, count(*)::int as n from found
    union all ${sql.join(
      names.map((name) => columns[name]),
      sql` union all `,
    )}`);
  return { rows, all: rows.find(({ name }) => name === 'all')?.n ?? 0 };
}

/** Counts among the first of all where those are enough to tell, else among whoever is found. */
async function countSome(db: Database, heads: Heads, query: string, rest: SQL, names: readonly FacetName[]) {
  const where = (asked: string) => (asked ? sql`talent_search.tsv @@ ${asked}::tsquery and ${rest}` : rest);
  const head = heads.from.at(1);
  if (head && query) {
    const first = await count(db, where(`${query} & ${fromDayOn('fit', head.day, heads.last)}`), names);
    if (first.all >= TELLING) return { rows: first.rows, about: true };
  }
  const { rows, all } = await count(db, where(query), names);
  return { rows, about: all > COUNTED };
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
  const counted = [];
  for (const { names, query } of asked) counted.push(await countSome(db, heads, query, rest, names));
  const rows = counted.flatMap((answer) => answer.rows);
  const of = (wanted: FacetName) =>
    rows
      .filter(({ name }) => name === wanted)
      .map(({ code, n }) => ({ code, n }))
      .toSorted((a, b) => b.n - a.n);
  return {
    about: counted.some(({ about }) => about),
    stage: of('stage'),
    subject: of('subject'),
    education: atLeast(of('education')),
    experience: of('experience'),
    certificate: of('certificate'),
    title: of('title'),
    identity: of('identity'),
  };
}
