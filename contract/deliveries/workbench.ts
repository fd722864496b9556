import { z } from 'zod';
import { moment } from '#contract/fields.ts';
import { companyInterview } from './box-interviews.ts';
import { boxRow } from './box-rows.ts';

/** Number of deliveries that the desk shows at once. */
export const urgentRows = 5;

/** Period of the desk's figures. */
export const workbenchDays = 30;

/** The recruiter's desk 工作台: what to answer first, and how the company does beside its peers. */
export const workbench = z.object({
  /** Overdue deliveries; new times proposed by seekers, with the interview in force; other unanswered deliveries. */
  urgent: z.array(boxRow.extend({ interview: companyInterview.nullable() })),
  /** All of them, shown or not. */
  urgentTotal: z.number(),
  /** Median hours until an answer, and of companies of the same type and province; null where too few of those answered. */
  answers: z.object({ hours: z.number().nullable(), peerHours: z.number().nullable() }),
  replyRate: z.number().nullable(),
  sectorReplyRate: z.number().nullable(),
  /** Open posts that close within a week, the next one first. */
  closing: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      deadline: moment(),
      deliveries: z.number(),
      unanswered: z.number(),
    }),
  ),
  /** The company's next fair. */
  fair: z
    .object({
      id: z.string(),
      title: z.string(),
      startsAt: moment(),
      booth: z.string().nullable(),
      online: z.boolean(),
      visitors: z.number(),
    })
    .nullable(),
});
export type Workbench = z.output<typeof workbench>;
