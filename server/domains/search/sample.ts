import { estimate } from './plan.ts';
import type { Values } from './prepared.ts';
import { heapLexeme, heaps } from './scale-lexemes.ts';
import type { Search } from './search.ts';
import { invertedSql, walkSql } from './statements.ts';
import type { TermStats } from './term-stats.ts';
import { both, lexemeQuery, wordQuery } from './word-group.ts';

/** A selection of what a search finds, and by what to multiply counts of it. */
export interface Sample {
  /** Selects rows of `job_search`. */
  sql: string;
  scale: number;
}

/** Searches that find no more than this are read whole. */
const whole = 3_000;
/** Rows of a walk for want of an index: the newest of a search that hardly narrows. */
const walked = 4_000;

/** What a search finds, or a fair part of about `size` posts of it. */
export function sampleOf({ condition, groups }: Search, size: number, stats: TermStats, values: Values): Sample {
  const expected = estimate(condition, groups, false, stats);
  const share = Math.min(1, size / Math.max(1, expected.hits));
  const dealt = expected.hits <= Math.max(size, whole) ? heaps : Math.max(1, Math.ceil(share * heaps));
  if (dealt < heaps / 2) {
    const chosen = Array.from({ length: dealt }, (_, heap) => heapLexeme(heap));
    const query = both(expected.inverted?.query ?? '', lexemeQuery([chosen]));
    return { sql: invertedSql({ condition, words: null }, query, values), scale: heaps / dealt };
  }
  if (expected.inverted)
    return { sql: invertedSql({ condition, words: null }, expected.inverted.query, values), scale: 1 };
  const words = groups.length > 0 ? { match: wordQuery(groups, false) } : null;
  const bound = stats.posts > walked ? walked : null;
  const sql = walkSql({ condition, words }, 'newest', null, bound, values);
  return { sql, scale: bound === null ? 1 : Math.max(1, expected.domain / bound) };
}
