import type { Issue } from '#contract/errors.ts';
import { readyPost } from '#contract/posts/ready-post.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';

export const steps = ['岗位', '要求', '待遇与工作地', '预览发布'] as const;

/** The step in which each field is asked. */
const stepOfField: Readonly<Record<keyof PostDraftForm, number>> = {
  title: 0,
  role: 0,
  tenure: 0,
  stages: 0,
  subjects: 0,
  headcount: 0,
  urgent: 0,
  description: 0,
  education: 1,
  certificate: 1,
  titleLevel: 1,
  experience: 1,
  requirements: 1,
  salary: 2,
  salaryNote: 2,
  benefits: 2,
  regionCode: 2,
  address: 2,
  deadline: 2,
  memberId: 2,
  tenureInfo: 2,
  academic: 2,
  steps: 2,
  attachments: 2,
  applyBy: 2,
};

export const fieldOf = (path: string) => path.split('.')[0] ?? '';

/** The step of a field. */
export const stepOf = (path: string): number => stepOfField[fieldOf(path) as keyof PostDraftForm] ?? 0;

/** The errors of the first incomplete step between two steps. */
export function faultsBetween(form: PostDraftForm, from: number, to: number): Issue[] {
  const faults = readyPost(form, new Date()).faults.filter(({ path }) => stepOf(path) >= from && stepOf(path) < to);
  const first = Math.min(...faults.map(({ path }) => stepOf(path)));
  return faults.filter(({ path }) => stepOf(path) === first);
}
