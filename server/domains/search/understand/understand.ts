import type { PostFilters, Sort } from '#contract/search/post-search.ts';
import { withinSince } from '#contract/taxonomy/filters/withins.ts';
import { regionShortName } from '#contract/taxonomy/places/regions.ts';
import type { SearchEngine } from '../engine.ts';
import { type CodeFilter, type Condition, conditionOf } from '../find/condition.ts';
import type { Search } from '../find/search.ts';
import { reworded } from './extra-words.ts';
import { meansTeaching } from './meaning/means-teaching.ts';
import { normalise } from './normalise.ts';
import type { Part } from './part.ts';
import { liesIn } from './places/places.ts';
import { regionsOf } from './places/settle-places.ts';
import { unusableIn } from './plain-text.ts';
import { readOnce } from './read-once.ts';
import { readQuery } from './read-query.ts';
import { saidBy } from './read-words.ts';
import { type Repaired, repairParts } from './repair/repair-parts.ts';
import { schoolNamesIn, unknownNames } from './school-names.ts';
import type { WordGroup } from './word-group.ts';

/** What a search means, and how its keyword was read. */
export interface Understood {
  search: Search;
  /** The parts that are searched. */
  parts: readonly Part[];
  /** Labels of parts that the person took away. */
  ignored: readonly string[];
  /** The chosen region that a place in the keyword replaces; null for none. */
  replaced: string | null;
  repaired: ReadKeyword;
}

/** A keyword as it can be answered, and what is said of it besides. */
export interface ReadKeyword extends Repaired {
  /** Normalised. */
  typed: string;
  /** Words that cannot be a condition. */
  unusable: readonly string[];
  /** Names of schools that are read as place and kind, since no school has them. */
  unnamed: readonly string[];
}

/**
 * Reads a search: its filters, and its keyword by the words of the sector and of the posts. What the keyword says is added to the
 * filters; of two places that exclude each other, the one that was typed holds. Parts are taken away (`ignore`) after the whole
 * was understood, so that the rest keeps its meaning and the answer can only grow.
 */
export async function understandAll(
  engine: SearchEngine,
  filters: PostFilters,
  sort: Sort,
  now: Date,
): Promise<Understood> {
  return understoodWith(await repairKeyword(engine, filters.keyword, now), filters, sort, now);
}

/** Reads a keyword alone, by the words of the sector and of the posts. */
export async function repairKeyword(engine: SearchEngine, typed: string | undefined, now: Date): Promise<ReadKeyword> {
  const keyword = reworded(typed ?? '');
  const letters = normalise(keyword).match(/[a-z][a-z0-9+]*/g) ?? [];
  const posted = letters.length > 0 ? await engine.posted(letters) : () => 0;
  const isPosted = (word: string) => posted(word) > 0;
  const parts = letters.some(isPosted) ? readQuery(keyword, isPosted) : readOnce(keyword);
  const [repaired, unnamed] = await Promise.all([
    repairParts(engine, parts, now),
    unknownNames(engine.db, schoolNamesIn(keyword)),
  ]);
  return { ...repaired, typed: normalise(keyword), unusable: unusableIn(keyword), unnamed };
}

/** The same where the keyword was read before: only the filters are added. */
export function understoodWith(repaired: ReadKeyword, filters: PostFilters, sort: Sort, now: Date): Understood {
  const without = new Set(filters.ignore);
  const parts = repaired.parts.filter(({ label }) => !without.has(label));
  const asked = conditionOf(filters, now);
  const condition = parts.reduce((found, part) => withPart(found, part, now), asked);
  const { region } = asked;
  return {
    search: split(parts, condition, sort),
    parts,
    ignored: repaired.parts.flatMap(({ label }) => (without.has(label) ? [label] : [])),
    replaced:
      region !== null && condition.region !== region && !excludes(condition.region, region)
        ? regionShortName(region)
        : null,
    repaired,
  };
}

export const understand = async (engine: SearchEngine, filters: PostFilters, sort: Sort, now: Date): Promise<Search> =>
  (await understandAll(engine, filters, sort, now)).search;

/** Whether a region lies within another, so that it only narrows it. */
const excludes = (inner: string | null, outer: string): boolean => inner !== null && liesIn(inner, outer);

const most = (one: number | null, other: number | null) => (one === null ? other : Math.max(one, other ?? one));
const least = (one: number | null, other: number | null) => (one === null ? other : Math.min(one, other ?? one));
const later = (one: Date | null, other: Date) => (one !== null && one > other ? one : other);

/** A condition with what a part says besides words. */
function withPart(condition: Condition, part: Part, now: Date): Condition {
  const { pay, since } = part;
  const region = regionWith(condition.region, part);
  return {
    ...condition,
    region,
    also: region === condition.region ? condition.also : [],
    salaryMin: most(condition.salaryMin, pay?.least ?? null),
    salaryMax: least(condition.salaryMax, pay?.most ?? null),
    since: since === undefined ? condition.since : later(condition.since, withinSince(since, now)),
  };
}

/** The chosen region with a place that was typed: the narrower of the two, or the typed one if they exclude each other. */
function regionWith(chosen: string | null, part: Part): string | null {
  if (part.groups.some(({ not }) => not)) return chosen;
  const typed = regionsOf(part);
  if (typed.length === 0 || (chosen !== null && typed.some((code) => liesIn(chosen, code)))) return chosen;
  const isNarrower = chosen !== null && typed.some((code) => liesIn(code, chosen));
  return part.region ?? (isNarrower ? chosen : null);
}

/** Converts 学段 and 学科 that are codes to conditions, which an index answers without words. */
function split(parts: readonly Part[], condition: Condition, sort: Sort): Search {
  const marked = parts.flatMap(({ groups }) => groups);
  const required = parts.flatMap(({ groups, instead = groups }) => instead);
  const said = required.flatMap((group) => saidBy(group) ?? []);
  const groups = required.filter((group) => group.kind !== 'generic' && saidBy(group) === null);
  return {
    condition: { ...condition, said: withoutTwins(said), prefersTeaching: meansTeaching(marked) },
    groups,
    prefers: preferred(parts.filter(({ ranks }) => ranks)),
    marked,
    sort,
  };
}

/** What the first posts have: where a part was let go, the others may be met by near codes there too. */
const preferred = (ranking: readonly Part[]): WordGroup[] => {
  const isLetGo = ranking.some(({ instead }) => instead?.length === 0);
  return ranking.flatMap(({ groups, instead = [] }) => (isLetGo && instead.length > 0 ? instead : groups));
};

/** 信息科技/信息技术 are the same twice. */
const withoutTwins = (said: readonly CodeFilter[]): CodeFilter[] => [
  ...new Map(said.map((one) => [`${one.list} ${one.codes.join(' ')}`, one])).values(),
];
