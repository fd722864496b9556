import { expect, test } from 'vitest';
import { groupOf, stageGroups } from './stage-groups.ts';

const exhibitor = (...stages: string[]) => ({ posts: stages.map((stage) => ({ stages: [stage] })) }) as never;
const nameOf = (...stages: string[]) => stageGroups[groupOf(exhibitor(...stages))]?.name;

test.each([
  [['senior', 'junior', 'senior'], '高中'],
  [['preschool'], '幼儿园'],
  [['vocational', 'undergraduate', 'junior'], '职校和高校'],
  [['primary', 'junior'], '小学'],
  [['training'], '其他'],
  [[], '其他'],
])('a school with posts for %j stands under %s', (stages, name) => {
  expect(nameOf(...stages)).toBe(name);
});
