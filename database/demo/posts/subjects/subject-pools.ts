import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import { readData } from '../../read-data.ts';
import type { SubjectPool, SubjectPools } from './subject-pool.ts';

const pools = readData<SubjectPools>('subjects');

export function subjectPool(code: SubjectCode): SubjectPool | undefined {
  return pools[code];
}
