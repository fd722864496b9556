import { z } from 'zod';
import { companyInterview } from './box-interviews.ts';
import { boxRow } from './box-rows.ts';

/** Steps of the funnel, in order. */
export const funnelSteps = {
  delivered: '投递',
  viewed: '查看',
  shortlisted: '有意向',
  interviewed: '面试',
  offered: '录用',
} as const;
export type FunnelStep = keyof typeof funnelSteps;

/** How long answers took, in order; `hours` is the upper limit. */
export const answerSpans = [
  { label: '6 小时内', hours: 6 },
  { label: '当天', hours: 24 },
  { label: '1–3 天', hours: 72 },
  { label: '3–7 天', hours: 168 },
  { label: '7 天以上', hours: null },
] as const;

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
  /** Of these, deliveries that are 超时未处理 or become so within a day. */
  dueSoon: z.number(),
  funnel: z.array(
    z.object({
      step: z.enum(Object.keys(funnelSteps) as [FunnelStep, ...FunnelStep[]]),
      n: z.number(),
      /** Median percentage of deliveries that reach the step at peers; null where there are too few peers. */
      peerShare: z.number().nullable(),
    }),
  ),
  /** Number of answers by `answerSpans`, and the medians in hours. */
  answers: z.object({
    own: z.array(z.number()),
    peers: z.array(z.number()).nullable(),
    hours: z.number().nullable(),
    peerHours: z.number().nullable(),
  }),
  /** Companies of the same type and province that were delivered to. */
  peers: z.object({ name: z.string(), n: z.number() }),
  replyRate: z.number().nullable(),
  sectorReplyRate: z.number().nullable(),
  posts: z.object({ open: z.number(), pending: z.number(), closingTotal: z.number() }),
  /** Open posts that close within a week, the next one first. */
  closing: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      deadline: z.string(),
      deliveries: z.number(),
      unanswered: z.number(),
    }),
  ),
  /** The company's next fair. */
  fair: z
    .object({
      id: z.string(),
      title: z.string(),
      startsAt: z.string(),
      booth: z.string().nullable(),
      online: z.boolean(),
      visitors: z.number(),
    })
    .nullable(),
});
export type Workbench = z.output<typeof workbench>;
