import { z } from 'zod';
import { instant } from '#contract/fields.ts';
import { postForm } from './post-fields.ts';

const { title, headcount, description, applyBy } = postForm.shape;

/** What an operator corrects of a post of a school that is not here; what is absent stays, a `deadline` of null is none. */
export const postCorrection = z
  .strictObject({ title, headcount, deadline: instant('截止时间').nullable(), description, applyBy })
  .partial();
export type PostCorrection = z.output<typeof postCorrection>;
