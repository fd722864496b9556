import type { SignedIn } from '#contract/actor.ts';
import type { operatorCompanyEndpoints } from '#contract/operators/operator-companies.ts';
import { type ReviewQueue, type reviewEndpoints, reviewQueues } from '#contract/operators/reviews.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { removePost } from '#server/domains/posts/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { undoApproval } from './approvals.ts';
import { dropClaim } from './claims.ts';
import {
  editCompanyTexts,
  findOperatorCompanies,
  moveOperatorCompany,
  readOperatorCompany,
} from './companies/operator-companies.ts';
import { decide } from './decide.ts';
import { openItem } from './open-item.ts';
import { mayWorkOn } from './policy.ts';
import { deleteReason, listReasons, saveReason } from './reasons.ts';
import { countWaiting, listWaiting } from './waiting.ts';

function reviewer(ctx: Ctx, queue: ReviewQueue): SignedIn {
  const actor = signedIn(ctx);
  if (!mayWorkOn(queue, actor.operatorRole)) throw appError('FORBIDDEN');
  return actor;
}

async function countOwn(ctx: Ctx) {
  const { operatorRole } = signedIn(ctx);
  const own = (Object.keys(reviewQueues) as ReviewQueue[]).filter((queue) => mayWorkOn(queue, operatorRole));
  return { items: await Promise.all(own.map((queue) => countWaiting(ctx.db, queue, ctx.now))) };
}

async function remove(ctx: Ctx, postId: string, reason: string): Promise<void> {
  const actor = signedIn(ctx);
  await ctx.db.transaction(async (tx) => {
    await removePost(tx, { postId, operatorId: actor.accountId, reason, now: ctx.now });
    await recordAct(tx, actor, {
      act: 'post.remove',
      subject: 'post',
      subjectId: postId,
      detail: { reason },
      now: ctx.now,
    });
  });
}

export const reviewHandlers = (deps: Deps): Handlers<typeof reviewEndpoints & typeof operatorCompanyEndpoints> => ({
  'GET /api/admin/companies': (ctx, { query }) => findOperatorCompanies(ctx.db, query),
  'GET /api/admin/companies/:id': (ctx, { params }) => readOperatorCompany(deps, ctx.db, params.id),
  'POST /api/admin/companies/:id/moves': (ctx, { params, body }) =>
    moveOperatorCompany(deps, ctx, { id: params.id, ...body }),
  'PUT /api/admin/companies/:id/texts': (ctx, { params, body: { reason, ...texts } }) =>
    editCompanyTexts(deps, ctx, { id: params.id, texts, reason }),
  'GET /api/admin/reviewCounts': (ctx) => countOwn(ctx),
  'GET /api/admin/reviews/:queue': (ctx, { params: { queue }, query: { keyword } }) =>
    listWaiting(ctx.db, queue, { accountId: reviewer(ctx, queue).accountId, now: ctx.now, keyword }),
  'POST /api/admin/reviews/:queue/:id/claim': (ctx, { params: { queue, id } }) =>
    openItem({ ctx, deps, actor: reviewer(ctx, queue) }, queue, id),
  'DELETE /api/admin/reviews/:queue/:id/claim': (ctx, { params: { queue, id } }) =>
    dropClaim(ctx.db, { queue, id, accountId: reviewer(ctx, queue).accountId }),
  'POST /api/admin/reviews/:queue/:id/decision': (ctx, { params, body }) =>
    decide({ db: ctx.db, deps, actor: reviewer(ctx, params.queue), now: ctx.now }, { ...params, ...body }),
  'DELETE /api/admin/reviews/:queue/:id/decision': (ctx, { params: { queue, id } }) => {
    reviewer(ctx, queue);
    return undoApproval(ctx.db, queue, id);
  },
  'POST /api/admin/posts/:id/remove': (ctx, { params, body }) => remove(ctx, params.id, body.reason),
  'GET /api/admin/reviewReasons': (ctx) => listReasons(ctx.db),
  'POST /api/admin/reviewReasons': (ctx, { body }) => saveReason(ctx, undefined, body),
  'PUT /api/admin/reviewReasons/:id': (ctx, { params, body }) => saveReason(ctx, params.id, body),
  'DELETE /api/admin/reviewReasons/:id': (ctx, { params }) => deleteReason(ctx, params.id),
});
