import type { Deps } from '#server/platform/deps.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { registrationEndpoints } from '../contract/registrations.ts';
import { ownRegistration, ownRegistrations } from './registrations/own-registrations.ts';
import { register } from './registrations/register.ts';
import { moveOwnRegistration } from './registrations/seeker-move.ts';

/** What an applicant calls. */
export const registrationRoutes = (deps: Deps): Handlers<typeof registrationEndpoints> => ({
  'GET /api/exams/registrations': async (ctx) => ({
    items: await ownRegistrations(ctx.db, { joberId: seeker(ctx).joberId }, ctx.now),
  }),
  'POST /api/exams/:id/registrations': async (ctx, { params, body }) => {
    const { accountId, joberId } = seeker(ctx);
    const form = { ...body, examId: params.id, accountId, joberId, now: ctx.now };
    const { id } = await ctx.db.transaction((tx) => register(deps, tx, form));
    return ownRegistration(ctx.db, joberId, id, ctx.now);
  },
  'POST /api/exams/registrations/:id/moves': async (ctx, { params, body }) => {
    const { accountId, joberId } = seeker(ctx);
    const request = { ...body, id: params.id, accountId, joberId };
    await ctx.db.transaction((tx) => moveOwnRegistration(deps, tx, request, ctx.now));
    return ownRegistration(ctx.db, joberId, params.id, ctx.now);
  },
});
