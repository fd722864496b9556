import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { type CalendarKind, calendarKinds } from './calendar-kinds.ts';

const calendarItem = z.object({
  kind: z.enum(Object.keys(calendarKinds) as [CalendarKind, ...CalendarKind[]]),
  /** Of the thing: a delivery, a post, a fair, a lecture; of a certificate its entry. */
  id: z.string(),
  title: z.string(),
  /** Who or where. */
  place: z.string(),
  /** What else to know, a line each: address, contact, link. */
  details: z.array(z.string()),
  /** A moment; of what lasts all day, its day `YYYY-MM-DD`. */
  at: z.string(),
  until: z.string().nullable(),
  allDay: z.boolean(),
  /** A path of this site. */
  link: z.string(),
});
export type CalendarItem = z.output<typeof calendarItem>;

const feed = z.object({
  /** The path to subscribe to; null while there is none. Whoever has it may read the calendar. */
  path: z.string().nullable(),
  createdAt: z.string().nullable(),
});

export const calendarEndpoints = {
  'GET /api/calendar': {
    access: 'seeker',
    summary: '我的日程：面试、已投职位的笔试和面试日期、收藏职位的截止、报名的招聘会和讲座、证书到期',
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
    returns: z.object({ name: z.string(), ics: z.string() }),
  },
} as const satisfies EndpointTable;
