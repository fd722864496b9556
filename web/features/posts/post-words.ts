import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
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
