import { signUpForLecture } from '#server/domains/content/public.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { FairHandlers } from '../handlers.ts';
import { cardRow } from '../read-fair.ts';
import { routeList } from './route-list.ts';
import { cancelSignUp, signUp } from './sign-up.ts';
import { ticketOf } from './tickets.ts';

type Keys =
  | 'GET /api/fairs/:id/ticket'
  | 'DELETE /api/fairs/:id/ticket'
  | 'GET /api/fairs/:id/route'
  | 'POST /api/jober/saveSignUp';

/** Seekers' calls on fairs. */
export const seekerRoutes = (): FairHandlers<Keys> => ({
  'GET /api/fairs/:id/ticket': async (ctx, { params }) => {
    await cardRow(ctx.db, params.id);
    return ticketOf(ctx.db, seeker(ctx).joberId, params.id);
  },
  'DELETE /api/fairs/:id/ticket': async (ctx, { params }) => {
    const person = seeker(ctx);
    await ctx.db.transaction((tx) => cancelSignUp(tx, person, params.id, ctx.now));
  },
  'GET /api/fairs/:id/route': (ctx, { params }) => routeList(ctx.db, seeker(ctx).joberId, params.id, ctx.now),
  'POST /api/jober/saveSignUp': async (ctx, { body }) => {
    const person = seeker(ctx);
    const { meetingId, lectureId, resumeId } = body;
    if ((meetingId === undefined) === (lectureId === undefined))
      throw fieldError('body.meetingId', '请选择要报名的招聘会或讲座');
    if (lectureId) return signUpForLecture(ctx.db, { lectureId, ...person, now: ctx.now });
    return signUp(ctx.db, person, { fairId: meetingId ?? '', resumeId }, ctx.now);
  },
});
