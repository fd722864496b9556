import { z } from 'zod';
import { day, whole } from '#contract/fields.ts';
import { interview } from './delivery-shapes.ts';

/** Days shown at once of a company's interviews, in Asia/Shanghai. */
export const interviewDays = 14;

export const interviewsQuery = z.object({
  from: day('起始日期').optional(),
  days: whole('天数', 1, 31).optional(),
});

/** A colleague who holds an interview. Seekers do not see who it will be. */
const interviewer = z.object({ memberId: z.string(), name: z.string() });

export const companyInterview = interview.extend({ interviewers: z.array(interviewer) });
export type CompanyInterview = z.output<typeof companyInterview>;

/** A current interview, for the company's planning. */
export const boxInterview = companyInterview
  .pick({
    status: true,
    startsAt: true,
    slots: true,
    minutes: true,
    mode: true,
    place: true,
    room: true,
    link: true,
    contact: true,
    interviewers: true,
  })
  .extend({ deliveryId: z.string(), name: z.string(), postTitle: z.string() });
export type BoxInterview = z.output<typeof boxInterview>;
