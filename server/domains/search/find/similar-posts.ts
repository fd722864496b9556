import { codesOf } from '#contract/taxonomy/list.ts';
import { provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import type { SearchEngine } from '../engine.ts';
import { engineOf } from '../engine-of.ts';
import type { SimilarPosts } from '../search-types.ts';
import { cityOfRegion } from '../understand/places/places.ts';
import { type CodeFilter, conditionOf } from './condition.ts';
import { salaryHistogram } from './salary-histogram.ts';
import { type Search, searchBy } from './search.ts';

/** The properties by which posts are similar. */
export interface PostPattern {
  role: string;
  stages: readonly string[];
  subjects: readonly string[];
  cityCode: string;
  tenure: string;
}

/** One more than shown, since a post of this pattern finds itself. */
const most = 9;

/** Open posts of a pattern, most similar first, and the salaries of such posts. At most 9. */
export async function similarPosts(source: SearchSource, pattern: PostPattern, now: Date): Promise<SimilarPosts> {
  const searches = likeness(pattern, now);
  const engine = await engineOf(source);
  const ids = new Set<string>();
  for (const search of searches) {
    if (ids.size >= most) break;
    for (const { id } of await engine.first(search, most)) ids.add(id);
  }
  return { ids: [...ids].slice(0, most), salary: await marketOf(engine, searches) };
}

/** The newest open posts by teaching, in a city or anywhere (null), this many of each. */
export async function newestOf(
  source: SearchSource,
  taught: readonly { stages: readonly string[]; subjects: readonly string[]; city: string | null }[],
  { each, now }: { each: number; now: Date },
): Promise<string[]> {
  const engine = await engineOf(source);
  const ids = new Set<string>();
  for (const { stages, subjects, city } of taught) {
    const search = searchFor([...oneOf('stage', stages), ...oneOf('subject', subjects)], city, now);
    for (const { id } of await engine.first(search, each)) ids.add(id);
  }
  return [...ids];
}

const oneOf = (list: CodeFilter['list'], codes: readonly string[]): CodeFilter[] =>
  codes.length > 0 ? [{ list, codes }] : [];

/** Similar posts, most similar first: the same teaching in the city, the province, anywhere. */
/** 银龄返聘 is for the retired alone, 博士后 for young doctors: similar only to posts of their kind. */
const apart = ['retired', 'postdoc'];
const tenuresLike = (tenure: string): string[] =>
  apart.includes(tenure) ? [tenure] : codesOf(tenures).filter((code) => !apart.includes(code));

function likeness({ role, stages, subjects, cityCode, tenure }: PostPattern, now: Date): Search[] {
  const work: CodeFilter = subjects.length > 0 ? { list: 'subject', codes: subjects } : { list: 'role', codes: [role] };
  const open: CodeFilter = { list: 'tenure', codes: tenuresLike(tenure) };
  const city = cityOfRegion(cityCode);
  const province = provinceCodeOf(city);
  const regions = [city, ...(province && province !== city ? [province] : []), null];
  const inAll = regions.map((region) => searchFor([...oneOf('stage', stages), work, open], region, now));
  return [...inAll, searchFor([work, open], null, now)];
}

const searchFor = (codes: CodeFilter[], region: string | null, now: Date): Search =>
  searchBy({ ...conditionOf({}, now), codes, region });

/** Salary sample of the most similar posts; broadens the match when too few state a salary. */
async function marketOf(engine: SearchEngine, searches: readonly Search[]) {
  for (const search of searches) {
    const salary = salaryHistogram(await engine.salaries(search));
    if (salary) return salary;
  }
  return null;
}
