import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examReviewEndpoints } from '../../contract/review.ts';
import {
  actOf,
  asStaff,
  requirePart,
  requirePartOfEvidence,
  requirePartOfRegistration,
  staffCaller,
} from '../policy.ts';
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
  'GET /api/company/exams/:id/registrationRows': (ctx, { params, query }) =>
    asStaff(ctx, requirePart, { examId: params.id, act: 'readRegistrations' }, (tx, caller, part) =>
      registrationRows(tx, part, query, caller),
    ),
  'GET /api/company/examRegistrations/:id': async (ctx, { params: { id } }) => {
    const request = { id, act: 'readRegistrations' } as const;
    const caller = staffCaller(ctx);
    const { role } = await requirePartOfRegistration(ctx.db, caller, request);
    return openRegistration(ctx.db, id, { role, actorId: caller.accountId });
  },
  'POST /api/company/examRegistrations/:id/moves': async (ctx, { params: { id }, body }) => {
    const wish = { id, act: actOf(body.move) };
    const reader = await asStaff(ctx, requirePartOfRegistration, wish, async (tx, { accountId: actorId }, { role }) => {
      await decide(tx, { ...body, id, actorId, leads: role === 'lead' }, ctx.now);
      return { role, actorId };
    });
    return openRegistration(ctx.db, id, reader);
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
  'POST /api/company/exams/:id/approvals': (ctx, { params, body }) =>
    asStaff(ctx, requirePart, { examId: params.id, act: 'review' }, (tx, { accountId: actorId, now }, part) =>
      approveAll(tx, { ...body, part, actorId }, now),
    ),
  'POST /api/company/examRegistrations/:id/identity': (ctx, { params: { id }, body: { reason } }) =>
    asStaff(ctx, requirePartOfRegistration, { id, act: 'readRegistrations' }, (tx, { accountId: actorId, now }) =>
      lookAtIdentity(deps, tx, { id, actorId, now, reason }),
    ),
  'GET /api/company/examEvidence/:id': (ctx, { params: { id } }) =>
    asStaff(ctx, requirePartOfEvidence, id, (tx, { accountId: actorId, now }) =>
      lookAtEvidence(deps, tx, { id, actorId, now }),
    ),
});
