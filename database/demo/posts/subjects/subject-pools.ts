import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import { readData } from '../../read-data.ts';

/** What texts about a 学科 are made from. */
interface SubjectPool {
  /** As titles say it: '数学'. */
  name: string;
  /** How much it is sought, 1 where it is left out. 语数外 lead everywhere. */
  demand?: number;
  /** What stands in brackets after the title. */
  directions: readonly string[];
  /** Majors asked for, the first ones most. */
  majors: readonly string[];
  /** Items of 岗位职责. */
  duties: readonly string[];
  /** Items of 任职要求. */
  asks: readonly string[];
}

type SubjectPools = Partial<Record<SubjectCode, SubjectPool>>;

const pools = readData<SubjectPools>('subjects');

export function subjectPool(code: SubjectCode): SubjectPool | undefined {
  return pools[code];
}
