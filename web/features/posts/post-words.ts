import type { PostCard } from '#contract/posts/post-card.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { labelOf, labelsOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { SHOWN_BENEFITS } from './listed-post.ts';

interface PostTag {
  label: string;
  /** Only 事业编制 is blue. */
  brand?: boolean;
}

/** A required degree: '硕士', '学历不限'; the lowest ones are omitted. */
export const educationText = (code: string | null) => (code === null ? '学历不限' : shortOf(educations, code));

/** 编制 as a tag; its label is empty where the post names none. */
export const tenureTag = (tenure: string): PostTag => ({
  label: labelOf(tenures, tenure),
  brand: tenure === 'establishment',
});

type Tagged = Pick<PostCard, 'stages' | 'subjects' | 'education' | 'tenure'>;

/** 学段 学科 学历, one of each. */
export const postFacts = ({ stages: levels, subjects: taught, education }: Omit<Tagged, 'tenure'>): string[] =>
  [labelOf(stages, levels[0]), shortOf(subjects, taught[0]), educationText(education)].filter(Boolean);

/** 学段 学科 学历 编制, one of each. */
export const postTags = (post: Tagged): PostTag[] =>
  [...postFacts(post).map((label) => ({ label })), tenureTag(post.tenure)].filter(({ label }) => label !== '');

/** '3–5 年', '经验不限' */
export const experienceText = (code: string) => shortOf(experiences, code);

/** The first benefits as text: '住房补贴 · 食堂'. */
export const benefitText = (codes: readonly string[]) => labelsOf(benefits, codes).slice(0, SHOWN_BENEFITS).join(' · ');
