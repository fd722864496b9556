import { calendarFile, siteOrigin } from '#server/domains/calendar/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examCalendarEndpoints } from '../contract/exams.ts';
import { stepsOfExam } from './calendar.ts';

export const calendarRoutes = (deps: Deps): Handlers<typeof examCalendarEndpoints> => ({
  'GET /api/calendar/exams/:id': async (ctx, { params }) => {
    const steps = await stepsOfExam(ctx.db, params.id, ctx.now);
    if (steps.length === 0) throw appError('NOT_FOUND', { message: '该项目没有接下来的安排' });
    return {
      name: '公开招聘.ics',
      ics: calendarFile(steps, { origin: siteOrigin(deps), madeAt: ctx.now, name: '公开招聘安排' }),
    };
  },
});
