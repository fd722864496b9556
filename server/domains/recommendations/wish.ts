import type { TenureCode } from '#contract/taxonomy/tenures.ts';

/** One preference; 学段 and 学科 as chosen, else as read from the intention's title. */
export interface Wish {
  from: 'intention' | 'search' | 'seen';
  stages: readonly string[];
  subjects: readonly string[];
  tenures: readonly TenureCode[];
  /** Fen a month. */
  salaryMin: number | null;
}
