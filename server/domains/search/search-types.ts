import type { z } from 'zod';
import type { SalaryHistogram, suggestion, Widening } from '#contract/search/post-search.ts';

/** Offsets [from, to) of matched words in a title, in code units; ordered, without overlaps. */
export type MarkedSpan = [from: number, to: number];

export interface PostSearch {
  /** In the order asked for. */
  ids: string[];
  /** What to mark in the title of one of them. */
  marksIn(title: string): MarkedSpan[];
  /** Exact; with `totalIsCapped` there are more. */
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
  /** How many of all found were refreshed today (Asia/Shanghai), 1,000 at most. Only counted for the first page, else 0. */
  freshToday: number;
  /** The moment at which the first of `ids` ends and this answer is stale. */
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

/** What stands beside a list of posts. */
export interface Around {
  /** The keyword as it was read: the place and the words that were looked for. */
  understood: string;
  salary: SalaryHistogram | null;
  /** Companies among the found that answer most often, best first. */
  companies: AnsweringCompany[];
  widenings: Widening[];
}

export interface SimilarPosts {
  ids: string[];
  salary: SalaryHistogram | null;
}

export type Suggestion = z.output<typeof suggestion>;

export interface ReindexOptions {
  /** Called after each batch with the posts done so far and all there are. */
  onProgress?(done: number, all: number): void;
}
