import { z } from 'zod';
import { applicantOf } from './applicant.ts';

const error = '学历、专业、教资请从列出的选项里选';

/** An applicant in a query, in the form of `applicantText`. */
export const applicantField = z
  .string({ error })
  .max(60, { error })
  .refine((text) => applicantOf(text) !== null, { error })
  .meta({ title: '学历、专业、教资' });
