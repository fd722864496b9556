import type { Database } from '#server/platform/database/database.ts';
import type { Counted, Facet } from './find/facets.ts';
import type { SalaryRange } from './find/salary-histogram.ts';
import type { Counts, FoundRow, Search, Slice } from './find/search.ts';
import type { WordGroup } from './understand/word-group.ts';

/** The rows of a slice, and how many posts are found in all. */
export interface Found {
  rows: FoundRow[];
  counts: Counts;
}

/** In how many posts a lexeme stands, of those that were asked for. */
export type Posted = (lexeme: string) => number;

/** What answers searches that are understood: an index in memory that is as the table stands, or PostgreSQL. Both answer alike. */
export interface SearchEngine {
  readonly db: Database;
  posted(lexemes: readonly string[]): Promise<Posted>;
  /** Which of these lists of groups at least one open post matches, whatever the filters are. */
  exists(lists: readonly (readonly WordGroup[])[], now: Date): Promise<boolean[]>;
  find(search: Search, slice: Slice, today: Date): Promise<Found>;
  /** The first rows alone. */
  first(search: Search, rows: number): Promise<FoundRow[]>;
  /** How many are found; PostgreSQL counts to 1,000. */
  count(search: Search): Promise<number>;
  /** What some of the posts pay, those that say so. */
  salaries(search: Search): Promise<SalaryRange[]>;
  /** Posts whose companies are looked at. */
  some(search: Search): Promise<string[]>;
  /** Posts by option of each facet; not exact where counted from a part. */
  facets(search: Search, facets: readonly Facet[]): Promise<{ rows: Counted[]; isExact: boolean }>;
}
