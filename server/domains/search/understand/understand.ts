import type { PostFilters, Sort } from '#contract/search/post-search.ts';
import type { SearchEngine } from '../engine.ts';
import { type CodeFilter, type Condition, conditionOf } from '../find/condition.ts';
import type { Search } from '../find/search.ts';
import { reworded } from './extra-words.ts';
import { normalise } from './normalise.ts';
import { liesIn } from './places/places.ts';
import { readOnce } from './read-once.ts';
import { type ReadQuery, readQuery, saidBy } from './read-query.ts';
import { repairGroups } from './repair-groups.ts';
import type { WordGroup } from './word-group.ts';

/**
 * Parses a search: its filters, and its keyword by the words of the sector and of the posts. A place in the keyword is a filter
 * if none is chosen or if it lies in the chosen one, and is ignored otherwise; so is pay, if none is chosen. Words that no post
 * contains are corrected or dropped.
 */
export async function understand(engine: SearchEngine, filters: PostFilters, sort: Sort, now: Date): Promise<Search> {
  const keyword = reworded(filters.keyword ?? '');
  const letters = normalise(keyword).match(/[a-z][a-z0-9+]*/g) ?? [];
  const requested = conditionOf(filters, now);
  const posted = letters.length > 0 ? await engine.posted(letters) : () => 0;
  const isPosted = (word: string) => posted(word) > 0;
  const read = letters.some(isPosted) ? readQuery(keyword, isPosted) : readOnce(keyword);
  const search = searchOf(read, requested, sort);
  const marked = await repairGroups(engine, search.marked, now);
  return marked === search.marked ? search : split(marked, search.condition, sort);
}

function searchOf({ groups, region, least }: ReadQuery, requested: Condition, sort: Sort): Search {
  const salaryMin = requested.salaryMin ?? least;
  return split(groups, { ...requested, region: regionOf(requested.region, region), salaryMin }, sort);
}

/** A chosen region overrides a city named in the keyword. */
const regionOf = (chosen: string | null, named: string | null): string | null =>
  named !== null && (chosen === null || liesIn(named, chosen)) ? named : chosen;

/** Converts 学段 and 学科 that are codes to conditions, which an index answers without words. */
function split(marked: readonly WordGroup[], condition: Condition, sort: Sort): Search {
  const said = marked.flatMap((group) => saidBy(group) ?? []);
  const groups = marked.filter((group) => group.kind !== 'generic' && saidBy(group) === null);
  return {
    condition: { ...condition, said: withoutTwins(said), prefersTeaching: meansTeaching(marked) },
    groups,
    marked,
    sort,
  };
}

/** 信息科技/信息技术 are the same twice. */
const withoutTwins = (said: readonly CodeFilter[]): CodeFilter[] => [
  ...new Map(said.map((one) => [`${one.list} ${one.codes.join(' ')}`, one])).values(),
];

/** 语文 means teaching it; 语文 编辑 does not. */
const meansTeaching = (groups: readonly WordGroup[]): boolean =>
  groups.some(({ kind }) => kind === 'generic' || kind === 'subject') && !groups.some(({ kind }) => kind === 'role');
