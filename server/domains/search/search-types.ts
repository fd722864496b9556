import type { z } from 'zod';
import type { SalaryHistogram, suggestion, Understood, Widening } from '#contract/search/post-search.ts';

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

interface AnsweringCompany {
  id: string;
  name: string;
  logoUrl: string | null;
  /** 0–100. */
  replyRate: number;
  openPosts: number;
}

/** Data beside a list of posts. */
export interface Around {
  /** The place, and the keyword as it was understood. */
  understood: string;
  salary: SalaryHistogram | null;
  /** Companies among the results with the highest reply rates. */
  companies: AnsweringCompany[];
  widenings: Widening[];
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
