import { sql } from 'drizzle-orm';
import { provinceCodeOf } from '#contract/taxonomy/regions.ts';
import { quoteLexeme } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Candidate, Opening } from './fit.ts';
import { headsOf } from './heads.ts';
import { ranked } from './ranked.ts';
import { lexeme } from './talent-row.ts';

const ENOUGH = 300;

interface Row extends Record<string, unknown>, Omit<Candidate, 'activeAt'> {
  activeAt: string;
}

const columns = sql`talent_search.jober_id as "joberId", talent_search.stages, talent_search.subjects,
  talent_search.city_codes as "cityCodes", talent_search.education, talent_search.certificates,
  talent_search.title_rank as "titleRank", talent_search.experience, talent_search.months,
  talent_search.salary_min as "salaryMin", talent_search.completeness, talent_search.active_at as "activeAt"`;

const candidate = (row: Row): Candidate => ({ ...row, activeAt: new Date(row.activeAt) });

const oneOf = (codes: readonly string[], sign: (code: string) => string) =>
  codes.length > 0 ? `(${codes.map((code) => quoteLexeme(sign(code))).join(' | ')})` : '';
const both = (...parts: string[]) => parts.filter(Boolean).join(' & ');

/** From what suits in everything to what suits in one: each step is asked only while there are too few. */
function steps({ stages, subjects, cityCode }: Opening): string[] {
  const [stage, subject] = [oneOf(stages, lexeme.stage), oneOf(subjects, lexeme.subject)];
  const city = quoteLexeme(lexeme.region(cityCode));
  const province = quoteLexeme(lexeme.region(provinceCodeOf(cityCode)));
  const all = [
    both(subject, stage, city),
    both(subject, city),
    both(subject, stage, province),
    both(subject, stage),
    both(stage, city),
  ];
  return [...new Set([...all, subject, city].filter(Boolean))];
}

/** People whom it is worth comparing with a post, some hundreds at most. */
export async function candidatesFor(
  db: Database,
  post: Opening,
  hidden: readonly string[],
  now: Date,
): Promise<Candidate[]> {
  const heads = await headsOf(db, 'newest', now);
  const rest = hidden.length > 0 ? sql`talent_search.jober_id <> all(${sql.param([...hidden])}::bigint[])` : sql`true`;
  const found = new Set<string>();
  for (const query of steps(post)) {
    if (found.size >= ENOUGH) break;
    const { ids } = await ranked(db, heads, { order: 'newest', query, rest, want: ENOUGH, counted: false });
    for (const id of ids) found.add(id);
  }
  return [...(await candidatesById(db, [...found])).values()];
}

/** People by id, as far as they are still in talent search. */
export async function candidatesById(db: Database, ids: readonly string[]): Promise<Map<string, Candidate>> {
  const { rows } = await db.execute<Row>(
    sql`select ${columns} from talent_search where talent_search.jober_id = any(${sql.param([...ids])}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.joberId, candidate(row)]));
}
