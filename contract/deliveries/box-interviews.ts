import { z } from 'zod';
import { day, whole } from '#contract/fields.ts';
import { interview } from './delivery-shapes.ts';

/** Days shown at once of a company's interviews, in Asia/Shanghai. */
export const interviewDays = 14;

export const interviewsQuery = z.object({
  from: day('起始日期').optional(),
  days: whole('天数', 1, 31).optional(),
});

/** A current interview, for the company's planning. */
export const boxInterview = interview
  .pick({ status: true, startsAt: true, minutes: true, mode: true, place: true, link: true, contact: true })
  .extend({ deliveryId: z.string(), name: z.string(), postTitle: z.string() });
export type BoxInterview = z.output<typeof boxInterview>;
