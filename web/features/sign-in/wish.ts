import { shortOf } from '#contract/taxonomy/list.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';

export const offeredStages = [
  'preschool',
  'primary',
  'junior',
  'senior',
  'vocational',
  'undergraduate',
  'special',
] as const satisfies readonly StageCode[];
const usualSubjects: readonly SubjectCode[] = ['chinese', 'math', 'english', 'science', 'pe', 'music'];
const MAX_SUBJECTS = 15;

export const stageName = (code: StageCode): string => (code === 'undergraduate' ? '高校' : shortOf(stages, code));

/** The subjects offered for a stage, with the chosen one; a university has none. */
export function offeredSubjects(stage: StageCode | undefined, chosen: SubjectCode | undefined): SubjectCode[] {
  if (stage === 'undergraduate') return [];
  const list = ((stage && stageSubjects[stage]) ?? usualSubjects).slice(0, MAX_SUBJECTS);
  return [...new Set([...list, ...(chosen ? [chosen] : [])])];
}

/** The title of a post that was wished for by stage and subject: '高中数学教师'; undefined without either. */
export const titleOf = (stage: StageCode | undefined, subject: SubjectCode | undefined): string | undefined =>
  stage || subject ? `${stage ? stageName(stage) : ''}${shortOf(subjects, subject)}教师` : undefined;
