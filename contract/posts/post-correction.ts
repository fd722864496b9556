import { z } from 'zod';
import { instant, text, whole } from '#contract/fields.ts';
import { applyByForm } from './apply-by.ts';

/** What an operator corrects of a post of a school that is not here; what is absent stays. */
export const postCorrection = z.strictObject({
  title: text('职位名称', { min: 2, max: 60 }).optional(),
  headcount: whole('招聘人数', 1, 999).optional(),
  /** Null: the announcement names none. */
  deadline: instant('截止时间').nullable().optional(),
  description: text('职位描述', { min: 10, max: 8_000 }).optional(),
  applyBy: applyByForm.optional(),
});
export type PostCorrection = z.output<typeof postCorrection>;
