import { regionLexeme } from './code-bits.ts';
import { type Condition, cityNumber, conditionLexemes } from './condition.ts';
import { jointKeys } from './joint-keys.ts';
import { daysSince } from './scale-lexemes.ts';
import type { TermStats } from './term-stats.ts';
import { alternativesOf, both, isRequired, lexemeQuery, type WordGroup, wordQuery } from './word-group.ts';

/** How many posts a search is expected to find. */
export interface Estimate {
  /** Posts expected. */
  hits: number;
  /**
   * The index query, what it finds (more than `hits` where a condition has no lexeme), and the entries read on the way. Null
   * where nothing narrows.
   */
  inverted: { query: string; hits: number; entries: number } | null;
  /** Posts along which a walk goes, and those of them that lie in the time asked for, where a walk by time ends. */
  domain: number;
  recent: number;
}

/** A list of lexemes, one of which must hold. */
interface Narrowing {
  lexemes: string[];
  posts: number;
}

/** Lists that more than this share of posts meet are left to the columns: they narrow little and take long to read. */
const wide = 0.5;

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

/** How much less each further condition narrows than it would by chance: the sector's codes go together, words hardly. */
const together = { words: 0.8, codes: 0.6 } as const;

/** The share of posts that meet all of several conditions, of each of which the count is given. */
function shareOf(posts: number, counts: readonly number[], kind: keyof typeof together): number {
  const shares = counts.map((count) => Math.min(1, count / Math.max(1, posts))).sort((one, other) => one - other);
  return shares.reduce((all, share, at) => all * share ** (together[kind] ** at), 1);
}

function postsOfGroup(group: WordGroup, strong: boolean, stats: TermStats): number {
  const alternatives = alternativesOf(group, strong);
  return sum(alternatives.map((lexemes) => Math.min(...lexemes.map((forms) => sum(forms.map(stats.posted))))));
}

/** What is expected of a search by the counts of its words and codes. */
export function estimate(
  condition: Condition,
  groups: readonly WordGroup[],
  strong: boolean,
  stats: TermStats,
): Estimate {
  const required = groups.filter((group) => isRequired(group, strong));
  const ofWords = required.map((group) => postsOfGroup(group, strong, stats));
  const lists = conditionLexemes(condition).map((lexemes) => ({ lexemes, posts: sum(lexemes.map(stats.posted)) }));
  const narrow = lists.filter(({ posts }) => posts < stats.posts * wide);
  const days = condition.since === null ? null : daysSince(condition.since, condition.now);
  const city = cityNumber(condition);
  const domain = city === null ? stats.posts : Math.min(stats.posts, stats.posted(regionLexeme(city)));
  const recent = days === null ? domain : (domain * sum(days.map(stats.posted))) / Math.max(1, stats.posts);
  const said = stats.posts * shareOf(stats.posts, ofWords, 'words');
  const hits = said * shareOf(stats.posts, jointly(condition, lists, stats), 'codes');
  if (required.length === 0 && narrow.length === 0) return { hits, inverted: null, domain, recent };
  const inverted = {
    query: both(wordQuery(groups, strong), lexemeQuery(narrow.map(({ lexemes }) => lexemes))),
    hits: said * shareOf(stats.posts, jointly(condition, narrow, stats), 'codes'),
    entries: entriesOf([...ofWords, ...narrow.map(({ posts }) => posts)]),
  };
  return { hits, inverted, domain, recent };
}

/** The shortest list leads, and each other one is looked up beside it. */
const entriesOf = (lists: readonly number[]): number => Math.min(...lists) * (0.5 + 0.5 * lists.length);

/** The counts of lists, with place, 学段 and 学科 as one where they were counted together. */
function jointly(condition: Condition, lists: readonly Narrowing[], stats: TermStats): number[] {
  const joint = jointKeys(condition);
  const isKnown = joint !== null && lists.some(({ lexemes }) => joint.covers(lexemes[0] ?? ''));
  if (!isKnown) return lists.map(({ posts }) => posts);
  const others = lists.filter(({ lexemes }) => !joint.covers(lexemes[0] ?? ''));
  return [sum(joint.keys.map(stats.posted)), ...others.map(({ posts }) => posts)];
}
