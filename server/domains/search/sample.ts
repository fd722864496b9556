import { estimate } from './estimate.ts';
import type { Values } from './prepared.ts';
import { heapLexeme, heaps } from './scale-lexemes.ts';
import type { Search } from './search.ts';
import { invertedSql, walkSql } from './statements.ts';
import type { TermStats } from './term-stats.ts';
import { both, lexemeQuery } from './word-group.ts';

/** A selection of what a search finds, and by what to multiply counts of it. */
export interface Sample {
  /** Selects rows of `job_search`. */
  sql: string;
  scale: number;
}

/** Searches that find no more than this are read whole. */
const whole = 2_000;

/** What a search finds, or a fair part of about `size` posts of it. */
export function sampleOf(search: Search, size: number, stats: TermStats, values: Values): Sample {
  const { hits, inverted } = estimate(search.condition, search.groups, false, stats);
  const share = Math.min(1, size / Math.max(1, hits));
  const dealt = hits <= Math.max(size, whole) ? heaps : Math.max(1, Math.ceil(share * heaps));
  const which = { search, part: 'all' } as const;
  if (dealt < heaps / 2) {
    const chosen = Array.from({ length: dealt }, (_, heap) => heapLexeme(heap));
    const query = both(inverted?.query ?? '', lexemeQuery([chosen]));
    return { sql: invertedSql(which, query, values), scale: heaps / dealt };
  }
  if (inverted) return { sql: invertedSql(which, inverted.query, values), scale: 1 };
  return { sql: walkSql(which, 'newest', null, null, values), scale: 1 };
}
