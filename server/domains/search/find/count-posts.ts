import type { OpenTo, PostFilters } from '#contract/search/post-search.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { engineOf } from '../engine-of.ts';
import { conditionOf } from './condition.ts';
import { searchBy } from './search.ts';

/** Counts the posts that a search with filters and without words finds. */
export async function countPosts(source: SearchSource, filters: PostFilters, now: Date): Promise<number> {
  const engine = await engineOf(source);
  return engine.count(searchBy(conditionOf(filters, now)));
}

/** Counts the posts that an applicant may apply for. */
export async function countOpenTo(
  source: SearchSource,
  filters: Pick<PostFilters, 'applicant' | 'cityCode'>,
  now: Date,
): Promise<OpenTo> {
  const withTenure = (tenure: TenureCode) => countPosts(source, { ...filters, tenure: [tenure] }, now);
  const [total, establishment, quota] = await Promise.all([
    countPosts(source, filters, now),
    withTenure('establishment'),
    withTenure('quota'),
  ]);
  return { total, establishment, quota };
}
