import type { PostDetail, RequirementCheck } from '#contract/posts/post-card.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';

export type Check = RequirementCheck;

export type PostRequirements = Pick<
  PostDetail,
  'education' | 'certificate' | 'titleLevel' | 'experience' | 'stages' | 'subjects' | 'requirements'
> & { title?: string; description?: string; tenure?: string | null };

/** The person compared: a resume or a snapshot, with its person. */
export interface Candidate {
  jober: Pick<Jober, 'education' | 'identity'>;
  content: ResumeContent;
}

export const notFilled = '未填写';
/** For requirements that a program cannot compare. */
export const compareYourself = '无法自动比对，请对照公告原文';

const digits: Record<string, number> = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 };

/** The number before a unit, in digits or as one Chinese numeral: 2 in '两年以上' with `年`. */
export function numberBefore(unit: string, text: string): number | null {
  const found = new RegExp(`(\\d{1,3}|[一二两三四五六七八九十])\\s*${unit}`).exec(text)?.[1];
  return found === undefined ? null : (digits[found] ?? Number(found));
}
