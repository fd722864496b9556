import type { Issue } from '#contract/errors.ts';
import { readyPost } from '#contract/posts/ready-post.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';

export const steps = ['岗位', '要求', '待遇与工作地', '预览发布'] as const;

const firstFields = ['title', 'role', 'tenure', 'stages', 'subjects', 'headcount', 'urgent', 'description'];
const termFields = [
  'salary',
  'salaryNote',
  'benefits',
  'regionCode',
  'address',
  'deadline',
  'memberId',
  'tenureInfo',
  'academic',
  'steps',
  'attachments',
];

export const fieldOf = (path: string) => path.split('.')[0] ?? '';

/** The step of a field. */
export function stepOf(path: string): number {
  const field = fieldOf(path);
  return firstFields.includes(field) ? 0 : termFields.includes(field) ? 2 : 1;
}

/** The errors of the first incomplete step between two steps. */
export function faultsBetween(form: PostDraftForm, from: number, to: number): Issue[] {
  const faults = readyPost(form, new Date()).faults.filter(({ path }) => stepOf(path) >= from && stepOf(path) < to);
  const first = Math.min(...faults.map(({ path }) => stepOf(path)));
  return faults.filter(({ path }) => stepOf(path) === first);
}
