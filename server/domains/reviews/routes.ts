import { asc, eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { operatorCompanyEndpoints } from '#contract/operators/operator-companies.ts';
import { ALL_WORK, type ReviewReason, type reviewEndpoints, reviewQueues } from '#contract/operators/reviews.ts';
import { newId } from '#database/new-id.ts';
import { reviewReason } from '#database/schema/reviews.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { removePost } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
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
import { countWaiting, listWaiting } from './waiting.ts';

async function listReasons(db: Database): Promise<{ items: ReviewReason[] }> {
  const rows = await db.select().from(reviewReason).orderBy(asc(reviewReason.queue), asc(reviewReason.position));
  return { items: rows.map((row) => ({ ...row, queue: row.queue })) };
}

const missing = () => appError('NOT_FOUND', { message: '理由模板不存在或已被删除' });

/** Creates a template, or changes an existing one. */
async function saveReason(ctx: Ctx, id: string | undefined, form: Omit<ReviewReason, 'id'>): Promise<ReviewReason> {
  const own = id ?? newId();
  await ctx.db.transaction(async (tx) => {
    if (id === undefined) await tx.insert(reviewReason).values({ ...form, id: own });
    else {
      const changed = await tx.update(reviewReason).set(form).where(eq(reviewReason.id, id)).returning();
      if (changed.length === 0) throw missing();
    }
    const act = { act: 'reason.save', subject: 'reason', subjectId: own, detail: { ...form }, now: ctx.now };
    await recordAct(tx, signedIn(ctx), act);
  });
  return { ...form, id: own };
}

async function deleteReason(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(reviewReason).where(eq(reviewReason.id, id)).returning();
    if (!gone) throw missing();
    const detail = { label: gone.label };
    await recordAct(tx, signedIn(ctx), {
      act: 'reason.delete',
      subject: 'reason',
      subjectId: id,
      detail,
      now: ctx.now,
    });
  });
}

function reviewer(ctx: Ctx, queue: string): SignedIn {
  const actor = signedIn(ctx);
  if (!mayWorkOn(queue, actor.operatorRole)) throw appError('FORBIDDEN');
  return actor;
}

/** The queues that the site has and this operator works on. */
const ownQueues = (ctx: Ctx, modules: Deps['modules']): string[] =>
  [...Object.keys(reviewQueues), ...modules.flatMap(({ work }) => Object.keys(work ?? {}))].filter((queue) =>
    mayWorkOn(queue, signedIn(ctx).operatorRole),
  );

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
  'GET /api/admin/reviewCounts': async (ctx) => ({
    items: await countWaiting(ctx.db, ownQueues(ctx, deps.modules), { now: ctx.now, modules: deps.modules }),
  }),
  'GET /api/admin/reviews/:queue': (ctx, { params: { queue }, query: { keyword } }) => {
    const { accountId } = queue === ALL_WORK ? signedIn(ctx) : reviewer(ctx, queue);
    const queues = ownQueues(ctx, deps.modules).filter((own) => queue === ALL_WORK || own === queue);
    return listWaiting(ctx.db, queues, { accountId, now: ctx.now, modules: deps.modules, keyword });
  },
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
