import type { PostFilters } from '#contract/search/post-search.ts';
import { placeLabel } from '#contract/taxonomy/places/regions.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import type { SearchEngine } from '../engine.ts';
import { engineOf } from '../engine-of.ts';
import type { Around } from '../search-types.ts';
import { headingOf } from '../understand/explain.ts';
import { understandAll } from '../understand/understand.ts';
import { salaryHistogram } from './salary-histogram.ts';
import type { Search } from './search.ts';
import { widen } from './widen.ts';

const companies = 5;

/** The right column of a search: salaries, responsive companies, and wider searches. */
export async function around(source: SearchSource, filters: PostFilters, now: Date): Promise<Around> {
  const engine = await engineOf(source);
  const understood = await understandAll(engine, filters, 'newest', now);
  const { search, parts } = understood;
  return {
    understood: headingOf(parts, chosenPlaces(filters)),
    salary: salaryHistogram(await engine.salaries(withAnySalary(search))),
    companies: await answeringCompanies(engine, search),
    widenings: await widen(engine, filters, understood, now),
  };
}

const chosenPlaces = ({ cityCode, alsoCity = [] }: PostFilters): string | null =>
  cityCode === undefined ? null : [cityCode, ...alsoCity].map(placeLabel).join('、');

/** The same search without a pay filter: its salaries serve both. */
function withAnySalary(search: Search): Search {
  const { condition } = search;
  if (condition.salaryMin === null && condition.salaryMax === null) return search;
  return { ...search, condition: { ...condition, salaryMin: null, salaryMax: null } };
}

/** Companies with the highest reply rates; ties go to the fastest. */
async function answeringCompanies(engine: SearchEngine, search: Search): Promise<Around['companies']> {
  const values = new Values();
  const posts = values.add(await engine.some(search), 'int8[]');
  const text = `SELECT id::text AS id, name, logo_url AS "logoUrl", reply_rate AS "replyRate", open_posts AS "openPosts" FROM company
  WHERE id IN (SELECT company_id FROM job_search WHERE post_id = ANY (${posts}::int8[])) AND status = 'approved' AND reply_rate IS NOT NULL
  ORDER BY reply_rate DESC, reply_minutes, id LIMIT ${companies}`;
  return runPrepared<Around['companies'][number]>(engine.db, text, values);
}
