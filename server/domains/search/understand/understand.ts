import { sql } from 'drizzle-orm';
import type { PostFilters, Sort } from '#contract/search/post-search.ts';
import { withinSince } from '#contract/taxonomy/filters/withins.ts';
import { regionShortName } from '#contract/taxonomy/places/regions.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { SearchEngine } from '../engine.ts';
import { type CodeFilter, type Condition, conditionOf } from '../find/condition.ts';
import type { Search } from '../find/search.ts';
import { reworded } from './extra-words.ts';
import { meansTeaching } from './meaning/posts.ts';
import { normalise } from './normalise.ts';
import { liesIn, placesNamed } from './places/places.ts';
import { regionsOf } from './places/settle-places.ts';
import { unusableIn } from './plain-text.ts';
import type { QueryPart } from './query-part.ts';
import { readOnce } from './read-once.ts';
import { readQuery } from './read-query.ts';
import { saidBy } from './read-words.ts';
import { type Repaired, repairParts } from './repair/repair-parts.ts';
import type { WordGroup } from './word-group.ts';

const kinds = '大学|学院|中学|高级中学|附中|附小';
const modifiers =
  /(?:师范|理工|科技|外国语|医科|中医药|医药|财经|农业|工业|工商|交通|职业技术|职业|技术|第[一二三四五六七八九十]|[一二三四五六七八九十]|实验|市|省)+$/u;
const shape = new RegExp(`(?<!\\p{Script=Han})\\p{Script=Han}{2,12}?(?:${kinds})(?![\\p{Script=Han}])`, 'gu');
/** What may follow a name without a space. */
const tail = /(?:招聘|招人|公告|(?:辅导员|教师|老师|教授|校招)+)$/u;

/** Names of schools as typed: a place and a kind in one word, such as 浙江大学. Kinds alone, and 杭州小学, are none. */
export function schoolNamesIn(keyword: string): string[] {
  const words = normalise(keyword).split(/[\s,，、;；]+/u);
  return words
    .map((word) => word.replace(tail, ''))
    .filter((word) => [...word.matchAll(shape)].some(([found]) => found === word))
    .filter(
      (word) => placesNamed(word.replace(new RegExp(`(?:${kinds})$`, 'u'), '').replace(modifiers, '')).length > 0,
    );
}

/** Those that no school of the site has in its name. */
async function unknownNames(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await rowsOf(db, { name: 'string' })`
    select typed.name from unnest(${sql.param([...names])}::text[]) as typed (name)
    where not exists (select from company where company.status = 'approved'
      and (position(typed.name in company.name) > 0 or position(typed.name in company.short_name) > 0))`;
  return rows.map(({ name }) => name);
}

/** What a search means, and how its keyword was read. */
export interface Understood {
  search: Search;
  /** The parts that are searched. */
  parts: readonly QueryPart[];
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
function withPart(condition: Condition, part: QueryPart, now: Date): Condition {
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
function regionWith(chosen: string | null, part: QueryPart): string | null {
  if (part.groups.some(({ not }) => not)) return chosen;
  const typed = regionsOf(part);
  if (typed.length === 0 || (chosen !== null && typed.some((code) => liesIn(chosen, code)))) return chosen;
  const isNarrower = chosen !== null && typed.some((code) => liesIn(code, chosen));
  return part.region ?? (isNarrower ? chosen : null);
}

/** Converts 学段 and 学科 that are codes to conditions, which an index answers without words. */
function split(parts: readonly QueryPart[], condition: Condition, sort: Sort): Search {
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
const preferred = (ranking: readonly QueryPart[]): WordGroup[] => {
  const isLetGo = ranking.some(({ instead }) => instead?.length === 0);
  return ranking.flatMap(({ groups, instead = [] }) => (isLetGo && instead.length > 0 ? instead : groups));
};

/** 信息科技/信息技术 are the same twice. */
const withoutTwins = (said: readonly CodeFilter[]): CodeFilter[] => [
  ...new Map(said.map((one) => [`${one.list} ${one.codes.join(' ')}`, one])).values(),
];
