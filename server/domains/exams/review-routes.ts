import type { examReviewEndpoints } from '#contract/exams/review.ts';
import { writerOf } from '#server/domains/posts/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { approveAll, decide } from './review/decide.ts';
import { lookAtEvidence, lookAtIdentity, openRegistration } from './review/open-registration.ts';
import { reviewQueue } from './review/queue.ts';

/** What a reviewer of an organiser calls. */
export const reviewRoutes = (deps: Deps): Handlers<typeof examReviewEndpoints> => ({
  'GET /api/company/exams/:id/registrations': (ctx, { params, query }) =>
    reviewQueue(ctx.db, writerOf(ctx).companyId, params.id, query),
  'GET /api/company/examRegistrations/:id': (ctx, { params }) =>
    openRegistration(ctx.db, writerOf(ctx).companyId, params.id),
  'POST /api/company/examRegistrations/:id/moves': async (ctx, { params, body }) => {
    const { accountId: actorId, companyId } = writerOf(ctx);
    await ctx.db.transaction((tx) => decide(tx, { ...body, id: params.id, companyId, actorId }, ctx.now));
    return openRegistration(ctx.db, companyId, params.id);
  },
  'POST /api/company/exams/:id/approvals': (ctx, { params, body }) => {
    const { accountId: actorId, companyId } = writerOf(ctx);
    return ctx.db.transaction((tx) => approveAll(tx, { ...body, examId: params.id, companyId, actorId }, ctx.now));
  },
  'POST /api/company/examRegistrations/:id/identity': (ctx, { params, body }) => {
    const { accountId: actorId, companyId, now } = writerOf(ctx);
    const look = { id: params.id, companyId, actorId, now, reason: body.reason };
    return ctx.db.transaction((tx) => lookAtIdentity(deps, tx, look));
  },
  'GET /api/company/examEvidence/:id': (ctx, { params }) => {
    const { accountId: actorId, companyId, now } = writerOf(ctx);
    return ctx.db.transaction((tx) => lookAtEvidence(deps, tx, { id: params.id, companyId, actorId, now }));
  },
});
