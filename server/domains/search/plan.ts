import { regionLexeme } from './code-bits.ts';
import { type Condition, cityNumber, conditionLexemes } from './condition.ts';
import type { TermStats } from './term-stats.ts';
import { alternativesOf, both, isRequired, lexemeQuery, type WordGroup, wordQuery } from './word-group.ts';

/** How many posts a search is expected to find, and what the ways to them cost. */
export interface Estimate {
  /** Posts expected. */
  hits: number;
  /** The index query and what it finds: more than `hits` where a condition has no lexeme. Null where nothing narrows. */
  inverted: { query: string; hits: number } | null;
  /** Posts along which a walk goes. */
  domain: number;
}

/** A condition that more than this share of posts meet does not narrow an index query. */
const wide = 0.6;

/**
 * Posts expected where shares are given of each condition. The sector's codes go together (学段, 资格证, 学科), so each
 * further one narrows less than it would by chance.
 */
function combine(posts: number, shares: number[]): number {
  const sorted = [...shares].sort((one, other) => one - other);
  return sorted.reduce((hits, share, at) => hits * Math.min(1, share) ** (1 / 2 ** at), posts);
}

function groupShare(group: WordGroup, strong: boolean, stats: TermStats): number {
  const sum = (counts: number[]) => counts.reduce((total, one) => total + one, 0);
  const alternatives = alternativesOf(group, strong).map((lexemes) =>
    Math.min(...lexemes.map((forms) => sum(forms.map(stats.posted)))),
  );
  return sum(alternatives) / Math.max(1, stats.posts);
}

const oneOfShare = (lexemes: readonly string[], stats: TermStats): number =>
  lexemes.reduce((sum, lexeme) => sum + stats.posted(lexeme), 0) / Math.max(1, stats.posts);

/** What is expected of a search by the counts of its words and codes. */
export function estimate(
  condition: Condition,
  groups: readonly WordGroup[],
  strong: boolean,
  stats: TermStats,
): Estimate {
  const required = groups.filter((group) => isRequired(group, strong));
  const wordShares = required.map((group) => groupShare(group, strong, stats));
  const lists = conditionLexemes(condition).map((lexemes) => ({ lexemes, share: oneOfShare(lexemes, stats) }));
  const narrow = lists.filter(({ share }) => share < wide);
  const city = cityNumber(condition);
  const domain = city === null ? stats.posts : Math.min(stats.posts, stats.posted(regionLexeme(city)));
  const hits = combine(stats.posts, [...wordShares, ...lists.map(({ share }) => share)]);
  if (required.length === 0 && narrow.length === 0) return { hits, inverted: null, domain };
  const query = both(wordQuery(groups, strong), lexemeQuery(narrow.map(({ lexemes }) => lexemes)));
  const inverted = combine(stats.posts, [...wordShares, ...narrow.map(({ share }) => share)]);
  return { hits, inverted: { query, hits: inverted }, domain };
}

/** Microseconds, measured on a million posts: a row met in a walk along an index, one read in full, one found by words. */
const cost = { walkIndex: 0.35, walkWords: 1.4, inverted: 2, start: 200 } as const;
/** A walk looks at this many rows at most. */
export const walkBound = { index: 20_000, words: 6_000 } as const;

/** Whether a walk for so many rows is the cheaper way. */
export function prefersWalk({ hits, inverted, domain }: Estimate, rows: number, hasWords: boolean): boolean {
  if (inverted === null) return true;
  const length = (rows * domain) / Math.max(hits, 0.01);
  if (length > (hasWords ? walkBound.words : walkBound.index) / 2) return false;
  return length * (hasWords ? cost.walkWords : cost.walkIndex) < cost.start + inverted.hits * cost.inverted;
}
