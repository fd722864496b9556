import { type Condition, cityNumber } from '../find/condition.ts';
import { regionLexeme } from '../index/code-bits.ts';
import { daysSince } from '../index/scale-lexemes.ts';
import { alternativesOf, both, isRequired, lexemeQuery, type WordGroup, wordQuery } from '../understand/word-group.ts';
import { narrowings } from './joint-keys.ts';
import type { TermStats } from './term-stats.ts';

/** How many posts a search is expected to find. */
export interface Estimate {
  /** Posts expected. */
  hits: number;
  /**
   * The index query, what it finds (more than `hits` where a condition has no lexeme), what it
   * finds at most, the entries read on the way, and
   * how many are asked of each post looked at. Null
   * where nothing narrows.
   */
  inverted: { query: string; hits: number; most: number; entries: number; asked: number } | null;
  /** Posts along which a walk goes, and those of them that lie in the time asked for, where a walk by time ends. */
  domain: number;
  recent: number;
}

/** Lists that more posts meet are left to the columns, the longer the sooner: they narrow little and take long to read. */
const isNarrow = (stats: TermStats, lexemes: readonly string[], posts: number): boolean =>
  posts * Math.sqrt(lexemes.length) < stats.posts / 2;

const countsOf = (lists: readonly { posts: number }[]): number[] => lists.map(({ posts }) => posts);
const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

/**
 * How much less each further condition narrows than it would by chance: words and codes go together. Better too many than
 * too few: a head that falls short costs little and puts the estimate right, to fetch all that matches may cost much.
 */
const together = 0.7;

/** Posts that meet all of several conditions, of each of which the count is given. */
function meeting(posts: number, counts: readonly number[]): number {
  const shares = counts.map((count) => Math.min(1, count / Math.max(1, posts))).sort((one, other) => one - other);
  return posts * shares.reduce((all, share, at) => all * share ** (together ** at), 1);
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
  const lists = narrowings(condition).map((lexemes) => ({ lexemes, posts: sum(lexemes.map(stats.posted)) }));
  const narrow = lists.filter(({ lexemes, posts }) => isNarrow(stats, lexemes, posts));
  const days = condition.since === null ? null : daysSince(condition.since, condition.now);
  const city = cityNumber(condition);
  const domain = city === null ? stats.posts : Math.min(stats.posts, stats.posted(regionLexeme(city)));
  const recent = days === null ? domain : (domain * sum(days.map(stats.posted))) / Math.max(1, stats.posts);
  const hits = meeting(stats.posts, [...ofWords, ...countsOf(lists)]);
  if (required.length === 0 && narrow.length === 0) return { hits, inverted: null, domain, recent };
  const asked = askedOf([
    ...required.map((group) => lexemesOf(group, strong)),
    ...narrow.map(({ lexemes }) => lexemes),
  ]);
  const most = Math.min(...ofWords, ...countsOf(narrow));
  const inverted = {
    query: both(wordQuery(groups, strong), lexemeQuery(narrow.map(({ lexemes }) => lexemes))),
    hits: meeting(stats.posts, [...ofWords, ...countsOf(narrow)]),
    most,
    entries: most * asked,
    asked,
  };
  return { hits, inverted, domain, recent };
}

const lexemesOf = (group: WordGroup, strong: boolean): string[] => alternativesOf(group, strong).flat(2);

/** The shortest list leads, and each lexeme of the others is looked up beside it. */
const askedOf = (lists: readonly (readonly string[])[]): number => 0.5 + 0.25 * lists.flat().length;
