import type { Database } from '#server/platform/database/database.ts';
import type { TermStats } from './database/term-stats.ts';
import type { Counted, Facet } from './find/facets.ts';
import type { SalaryRange } from './find/salary-histogram.ts';
import type { Counts, FoundRow, Search, Slice } from './find/search.ts';
import type { WordGroup } from './understand/word-group.ts';

/** The rows of a slice, and how many posts are found in all. */
export interface Found {
  rows: FoundRow[];
  counts: Counts;
}

/** What answers searches that are understood: PostgreSQL, or an index in memory that is as it stands. Both answer alike. */
export interface SearchEngine {
  readonly db: Database;
  /** In how many posts lexemes stand. */
  stats(lexemes: readonly string[]): Promise<TermStats>;
  /** Which of these lists of groups at least one open post matches, whatever the filters are. */
  exists(lists: readonly (readonly WordGroup[])[], now: Date): Promise<boolean[]>;
  /** Posts of today are counted for the first slice only. */
  find(search: Search, slice: Slice, context: { stats: TermStats; today: Date }): Promise<Found>;
  /** The rows alone. */
  rows(search: Search, slice: Slice, context: { stats: TermStats; today: Date }): Promise<FoundRow[]>;
  /** How many are found, to 1,001; an estimate far above that will do. */
  count(search: Search, stats: TermStats): Promise<number>;
  /** What a fair part of the posts pay, those that say so. */
  salaries(search: Search, stats: TermStats): Promise<SalaryRange[]>;
  /** Posts whose companies are looked at: a fair part. */
  some(search: Search, stats: TermStats): Promise<string[]>;
  /** Posts by option of each facet; not exact where counted from a part. */
  facets(search: Search, facets: readonly Facet[], stats: TermStats): Promise<{ rows: Counted[]; isExact: boolean }>;
}
