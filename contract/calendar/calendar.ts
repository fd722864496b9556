import { z } from 'zod';
import { interviewsQuery } from '#contract/deliveries/box-interviews.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { type CalendarKind, calendarKinds } from './calendar-kinds.ts';

const calendarItem = z.object({
  kind: z.enum(Object.keys(calendarKinds) as [CalendarKind, ...CalendarKind[]]),
  /** Id of the delivery, post, project, fair or lecture; for a certificate, the key of its entry. */
  id: z.string(),
  title: z.string(),
  /** The person or the place. */
  place: z.string(),
  /** Further lines: address, contact, link. */
  details: z.array(z.string()),
  /** ISO 8601; for an all-day entry the day `YYYY-MM-DD`. */
  at: z.string(),
  until: z.string().nullable(),
  allDay: z.boolean(),
  /** A path on this site. */
  link: z.string(),
});
export type CalendarItem = z.output<typeof calendarItem>;

const feed = z.object({
  /** The subscription path; null until one is created. Anyone who has it can read the calendar. */
  path: z.string().nullable(),
  createdAt: z.string().nullable(),
});

export const calendarFile = z.object({ name: z.string(), ics: z.string() });

export const calendarEndpoints = {
  'GET /api/calendar': {
    access: 'seeker',
    summary:
      '我的日程：面试、已投职位的笔试和面试日期、关注或报名的公开招聘、收藏职位的截止、报名的招聘会和讲座、证书到期',
    returns: z.array(calendarItem),
  },
  'GET /api/calendar/feed': { access: 'seeker', summary: '日历订阅地址', returns: feed },
  'POST /api/calendar/feed': {
    access: 'seeker',
    summary: '生成新的订阅地址，原地址作废',
    returns: feed,
    idempotent: true,
  },
  'DELETE /api/calendar/feed': { access: 'seeker', summary: '停用订阅地址' },
  'GET /api/calendar/interviews/:id': {
    access: 'seeker',
    summary: '一场面试的日历文件；编号为投递编号',
    params: z.object({ id: id('投递编号') }),
    returns: calendarFile,
  },
  'GET /api/company/interviewCalendar': {
    access: 'recruiter',
    members: ['recruiter', 'interviewer'],
    summary: '本单位面试安排的日历文件，默认今天起 14 天',
    query: interviewsQuery,
    returns: calendarFile,
  },
} as const satisfies EndpointTable;
