import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, regionCode } from '#contract/fields.ts';

/** Deliveries of a day (Asia/Shanghai) by when they were answered. */
export const answerDay = z.object({
  day: z.string(),
  sameDay: z.number(),
  nextDay: z.number(),
  /** Within seven days. */
  later: z.number(),
  /** Later than seven days, or not at all. */
  overdue: z.number(),
  waiting: z.number(),
});
export type AnswerDay = z.output<typeof answerDay>;

const companyAnswers = z.object({
  deliveries: z.number(),
  days: z.array(answerDay),
  /** Median hours until the first answer, as in every other place over `answerDays`; null without one. */
  medianHours: z.number().nullable(),
});
export type CompanyAnswers = z.output<typeof companyAnswers>;

const listed = z.object({
  id: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  type: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  /** 0–100: answered within seven days. */
  rate: z.number(),
  /** As on the school's own page and its posts. */
  medianHours: z.number(),
  deliveries: z.number(),
});
export type ListedAnswerer = z.output<typeof listed>;

const redList = z.object({
  /** Cities with listed schools, those with most first. */
  cities: z.array(z.object({ code: z.string(), name: z.string(), schools: z.number() })),
  items: z.array(listed),
  /** Listed schools of the place; `items` are the first of them. */
  total: z.number(),
});
export type RedList = z.output<typeof redList>;

export const answerEndpoints = {
  'GET /api/answers/red-list': {
    access: 'anyone',
    summary: '回复率红榜：近 90 天各单位的回复率，可按城市',
    query: z.object({ cityCode: regionCode('城市').optional() }),
    returns: redList,
  },
  'GET /api/companies/:id/answers': {
    access: 'anyone',
    summary: '单位近 30 天的答复，与同类单位相比；投递太少时为空',
    params: z.object({ id: id('单位编号') }),
    returns: companyAnswers,
    maybeEmpty: true,
  },
} as const satisfies EndpointTable;
