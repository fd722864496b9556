import type { Facets } from '#contract/search/post-search.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SalaryRange } from './find/salary-histogram.ts';
import type { Counts, FoundRow, Search, Slice } from './find/search.ts';
import type { PayRange } from './understand/query-part.ts';
import type { WordGroup } from './understand/word-group.ts';

/** The rows of a slice, and the total. */
export interface Found {
  rows: FoundRow[];
  counts: Counts;
}

/** Document frequency of a requested lexeme. */
export type Posted = (lexeme: string) => number;

export type Facet = Exclude<keyof Facets, 'estimated'>;

/** Posts of one value of a facet: a region, or codes as bits. */
export interface Counted {
  facet: Facet;
  value: string;
  posts: number;
}

/** Answers parsed searches: an in-memory index that is up to date, or PostgreSQL. Both give the same answers. */
export interface SearchEngine {
  readonly db: Database;
  posted(lexemes: readonly string[]): Promise<Posted>;
  /** How many open posts that pay so match each of these lists of groups, up to `most`, ignoring other filters. */
  countUpTo(
    lists: readonly (readonly WordGroup[])[],
    now: Date,
    of: { pay: PayRange; most: number },
  ): Promise<number[]>;
  find(search: Search, slice: Slice, today: Date): Promise<Found>;
  /** The first rows only. */
  first(search: Search, rows: number): Promise<FoundRow[]>;
  /** The number of results; PostgreSQL counts to 1,000. */
  count(search: Search): Promise<number>;
  /** Salaries of a sample of the posts that state one. */
  salaries(search: Search): Promise<SalaryRange[]>;
  /** Posts by option of each facet; estimated if counted from a sample. */
  facets(search: Search, facets: readonly Facet[]): Promise<{ rows: Counted[]; isExact: boolean }>;
}
