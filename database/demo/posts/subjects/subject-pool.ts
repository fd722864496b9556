import type { SubjectCode } from '#contract/taxonomy/subjects.ts';

/** What texts about a 学科 are made from. */
export interface SubjectPool {
  /** As titles say it: '数学'. */
  name: string;
  /** What stands in brackets after the title. */
  directions: readonly string[];
  /** Majors asked for, the first ones most. */
  majors: readonly string[];
  /** Items of 岗位职责. */
  duties: readonly string[];
  /** Items of 任职要求. */
  asks: readonly string[];
}

export type SubjectPools = Partial<Record<SubjectCode, SubjectPool>>;
