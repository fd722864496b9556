import type { CalendarItem, calendarEndpoints } from '#contract/calendar/calendar.ts';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { hasTime, interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { listInterviews } from '#server/domains/deliveries/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { endFeed, readFeed, renewFeed } from './feed.ts';
import { calendarFile } from './ics.ts';
import { calendarOf } from './items.ts';
import { siteOrigin } from './site-origin.ts';

export const calendarHandlers = (deps: Deps): Handlers<typeof calendarEndpoints> => ({
  'GET /api/calendar': async (ctx) => calendarOf(deps, ctx.db, seeker(ctx).joberId, ctx.now),
  'GET /api/calendar/feed': async (ctx) => readFeed(ctx.db, deps.secret('calendar-feed'), seeker(ctx).joberId),
  'POST /api/calendar/feed': async (ctx) =>
    renewFeed(ctx.db, deps.secret('calendar-feed'), seeker(ctx).joberId, ctx.now),
  'DELETE /api/calendar/feed': async (ctx) => {
    await endFeed(ctx.db, seeker(ctx).joberId);
  },
  'GET /api/calendar/interviews/:id': async (ctx, { params }) => {
    const items = await calendarOf(deps, ctx.db, seeker(ctx).joberId, ctx.now);
    const requested = items.filter(({ kind, id }) => kind === 'interview' && id === params.id);
    if (requested.length === 0) throw appError('NOT_FOUND', { message: '没有待参加的面试' });
    return { name: '面试.ics', ics: calendarFile(requested, { origin: siteOrigin(deps), madeAt: ctx.now }) };
  },
  'GET /api/company/interviewCalendar': async (ctx, { query }) => {
    const held = (await listInterviews(ctx.db, member(ctx).member.companyId, query, ctx.now)).filter(hasTime);
    return {
      name: '面试安排.ics',
      ics: calendarFile(held.map(companyItem), {
        origin: siteOrigin(deps),
        madeAt: ctx.now,
        name: '教育人才网面试安排',
      }),
    };
  },
});

function companyItem(interview: BoxInterview): CalendarItem {
  const { deliveryId, name, postTitle, startsAt, minutes, mode, link, contact, interviewers } = interview;
  const held = interviewers.map((interviewer) => interviewer.name).join('、');
  return {
    kind: 'interview',
    id: deliveryId,
    title: `面试：${name}（${postTitle}）`,
    place: mode === 'onsite' ? placeText(interview) : interviewModeLabels[mode],
    details: [link && `链接：${link}`, held && `面试官：${held}`, `联系人：${contact}`].filter(Boolean),
    at: startsAt,
    until: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    allDay: false,
    link: `/delivery?tab=all&id=${deliveryId}`,
  };
}
