import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { FairExhibitor } from '../../contract/fair-views.ts';

/** The groups by which a fair's exhibitors are listed; the last one holds all other 学段. */
export const stageGroups: readonly { name: string; stages: readonly StageCode[] }[] = [
  { name: '幼儿园', stages: ['nursery', 'preschool'] },
  { name: '小学', stages: ['primary'] },
  { name: '初中', stages: ['junior'] },
  { name: '高中', stages: ['senior'] },
  {
    name: '职校和高校',
    stages: ['vocational', 'higher-vocational', 'vocational-undergraduate', 'undergraduate', 'postgraduate'],
  },
  { name: '其他', stages: [] },
];

const OTHER = stageGroups.length - 1;

/** The place in `stageGroups` of most posts of an exhibitor; of two alike the first. */
export function groupOf({ posts }: Pick<FairExhibitor, 'posts'>): number {
  const counts = stageGroups.map(() => 0);
  for (const { stages } of posts) {
    const at = stageGroups.findIndex((group) => group.stages.some((stage) => stage === stages[0]));
    counts[at < 0 ? OTHER : at] = (counts[at < 0 ? OTHER : at] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  return most === 0 ? OTHER : counts.indexOf(most);
}
