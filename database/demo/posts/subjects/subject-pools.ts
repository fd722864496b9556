import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import { artsAndSports, practiceSubjects } from './arts-and-practice.ts';
import { coreSubjects, humanities } from './core.ts';
import type { SubjectPool, SubjectPools } from './subject-pool.ts';
import { kindergartenFields, technology } from './technology-and-kindergarten.ts';

const pools: SubjectPools = {
  ...coreSubjects,
  ...humanities,
  ...technology,
  ...artsAndSports,
  ...practiceSubjects,
  ...kindergartenFields,
};

export function subjectPool(code: SubjectCode): SubjectPool | undefined {
  return pools[code];
}
