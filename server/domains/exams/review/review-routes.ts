import type { examReviewEndpoints } from '#contract/exams/review.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { actOf, requirePart, requirePartOfEvidence, requirePartOfRegistration, staffCaller } from '../policy.ts';
import { dropClaim, takeClaim } from './claims.ts';
import { approveAll, decide } from './decide.ts';
import { lookAtEvidence, lookAtIdentity, openRegistration } from './open-registration.ts';
import { reviewQueue } from './queue.ts';
import { registrationRows } from './registration-rows.ts';

/** What the reviewers of a project call. */
export const reviewRoutes = (deps: Deps): Handlers<typeof examReviewEndpoints> => ({
  'GET /api/company/exams/:id/registrations': async (ctx, { params, query }) => {
    const caller = staffCaller(ctx);
    const part = await requirePart(ctx.db, caller, { examId: params.id, act: 'readRegistrations' });
    return reviewQueue(ctx.db, part, query, caller);
  },
  'GET /api/company/exams/:id/registrationRows': (ctx, { params, query }) => {
    const caller = staffCaller(ctx);
    return ctx.db.transaction(async (tx) => {
      const part = await requirePart(tx, caller, { examId: params.id, act: 'readRegistrations' });
      return registrationRows(tx, part, query, caller);
    });
  },
  'GET /api/company/examRegistrations/:id': async (ctx, { params: { id } }) => {
    const request = { id, act: 'readRegistrations' } as const;
    const caller = staffCaller(ctx);
    const { role } = await requirePartOfRegistration(ctx.db, caller, request);
    return openRegistration(ctx.db, id, { role, actorId: caller.accountId });
  },
  'POST /api/company/examRegistrations/:id/moves': async (ctx, { params: { id }, body }) => {
    const caller = staffCaller(ctx);
    const { role } = await ctx.db.transaction(async (tx) => {
      const part = await requirePartOfRegistration(tx, caller, { id, act: actOf(body.move) });
      await decide(tx, { ...body, id, actorId: caller.accountId, leads: part.role === 'lead' }, ctx.now);
      return part;
    });
    return openRegistration(ctx.db, id, { role, actorId: caller.accountId });
  },
  'POST /api/company/examRegistrations/:id/claim': async (ctx, { params: { id } }) => {
    const caller = staffCaller(ctx);
    await requirePartOfRegistration(ctx.db, caller, { id, act: 'review' });
    return takeClaim(ctx.db, { id, accountId: caller.accountId, now: ctx.now });
  },
  'DELETE /api/company/examRegistrations/:id/claim': async (ctx, { params: { id } }) => {
    const caller = staffCaller(ctx);
    await requirePartOfRegistration(ctx.db, caller, { id, act: 'review' });
    await dropClaim(ctx.db, { id, accountId: caller.accountId });
  },
  'POST /api/company/exams/:id/approvals': (ctx, { params, body }) => {
    const caller = staffCaller(ctx);
    return ctx.db.transaction(async (tx) => {
      const part = await requirePart(tx, caller, { examId: params.id, act: 'review' });
      return approveAll(tx, { ...body, part, actorId: caller.accountId }, ctx.now);
    });
  },
  'POST /api/company/examRegistrations/:id/identity': (ctx, { params: { id }, body }) => {
    const caller = staffCaller(ctx);
    return ctx.db.transaction(async (tx) => {
      await requirePartOfRegistration(tx, caller, { id, act: 'readRegistrations' });
      return lookAtIdentity(deps, tx, { id, actorId: caller.accountId, now: ctx.now, reason: body.reason });
    });
  },
  'GET /api/company/examEvidence/:id': (ctx, { params: { id } }) => {
    const caller = staffCaller(ctx);
    return ctx.db.transaction(async (tx) => {
      await requirePartOfEvidence(tx, caller, id);
      return lookAtEvidence(deps, tx, { id, actorId: caller.accountId, now: ctx.now });
    });
  },
});
