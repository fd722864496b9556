import type { PostCard } from '#contract/posts/post-card.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';

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

/** 学段 学科 学历, one of each. */
export const postFacts = ({
  stages: levels,
  subjects: taught,
  education,
}: Pick<PostCard, 'stages' | 'subjects' | 'education'>): string[] =>
  [labelOf(stages, levels[0]), shortOf(subjects, taught[0]), educationText(education)].filter(Boolean);

/** '3–5 年', '经验不限' */
export const experienceText = (code: string) => shortOf(experiences, code);
