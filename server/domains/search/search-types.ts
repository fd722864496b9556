import type { z } from 'zod';
import type { SalaryHistogram, suggestion, Understood } from '#contract/search/post-search.ts';

/** Offsets [from, to) of matched words in a title, in code units; ordered, without overlaps. */
export type MarkedSpan = [from: number, to: number];

export interface PostSearch {
  /** In the requested order. */
  ids: string[];
  /** The parts to highlight in a result's title. */
  marksIn(title: string): MarkedSpan[];
  /** Exact; with `totalIsCapped` a lower bound. */
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
  /** Number of results refreshed today (Asia/Shanghai), at most 1,000. Computed for the first page only, else 0. */
  freshToday: number;
  understood: Understood;
  /** When the first of `ids` ends, which makes this answer stale. */
  earliestDeadline: Date | null;
}

export interface SimilarPosts {
  ids: string[];
  salary: SalaryHistogram | null;
}

export type Suggestion = z.output<typeof suggestion>;

export interface ReindexOptions {
  /** Called after each batch with the number of posts done and in total. */
  onProgress?(done: number, all: number): void;
}
