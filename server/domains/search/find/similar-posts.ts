import { provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { jointKeys } from '../database/joint-keys.ts';
import type { TermStats } from '../database/term-stats.ts';
import type { SearchEngine } from '../engine.ts';
import { engineOf } from '../engine-of.ts';
import { startOfToday } from '../index/scale-lexemes.ts';
import type { SimilarPosts } from '../search-types.ts';
import { cityOfRegion } from '../understand/places.ts';
import type { CodeFilter, Condition } from './condition.ts';
import { conditionLexemes } from './condition.ts';
import { salaryHistogram } from './salary-histogram.ts';
import type { Search } from './search.ts';

/** What posts are alike in. */
export interface PostPattern {
  role: string;
  stages: readonly string[];
  subjects: readonly string[];
  cityCode: string;
}

/** One more than are shown: a post of this pattern is itself among them. */
const most = 9;

/** Open posts of a pattern, nearest first, and what such posts pay. At most 9. */
export async function similarPosts(db: Database, pattern: PostPattern, now: Date): Promise<SimilarPosts> {
  const searches = likeness(pattern, now);
  const engine = await engineOf(db);
  const stats = await engine.stats(
    searches.flatMap(({ condition }) => [...conditionLexemes(condition).flat(), ...(jointKeys(condition)?.keys ?? [])]),
  );
  const ids = new Set<string>();
  for (const search of searches) {
    if (ids.size >= most) break;
    const slice = { after: null, offset: 0, rows: most };
    const found = await engine.rows(search, slice, { stats, today: startOfToday(now) });
    for (const { id } of found) ids.add(id);
  }
  return { ids: [...ids].slice(0, most), salary: await marketOf(engine, searches, stats) };
}

/** What a post is like, the nearest first: the same teaching in its city, its province, anywhere. */
function likeness({ role, stages, subjects, cityCode }: PostPattern, now: Date): Search[] {
  const stage: CodeFilter[] = stages.length > 0 ? [{ list: 'stage', codes: stages }] : [];
  const work: CodeFilter = subjects.length > 0 ? { list: 'subject', codes: subjects } : { list: 'role', codes: [role] };
  const city = cityOfRegion(cityCode);
  const province = provinceCodeOf(city);
  const under = (codes: CodeFilter[], region: string | null): Search => {
    const condition: Condition = {
      now,
      codes,
      said: [],
      prefersTeaching: false,
      region,
      salaryMin: null,
      salaryMax: null,
      since: null,
    };
    return { condition, groups: [], marked: [], sort: 'newest' };
  };
  const regions = [city, ...(province && province !== city ? [province] : []), null];
  return [...regions.map((region) => under([...stage, work], region)), under([work], null)];
}

/** Salaries of the nearest posts, of wider ones where too few tell. */
async function marketOf(engine: SearchEngine, searches: readonly Search[], stats: TermStats) {
  for (const search of searches) {
    const salary = salaryHistogram(await engine.salaries(search, stats));
    if (salary) return salary;
  }
  return null;
}
