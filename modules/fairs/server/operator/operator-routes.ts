import { eq } from 'drizzle-orm';
import { recordAct } from '#server/domains/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { fair } from '../../schema.ts';
import { planBooths } from '../booths/plan-booths.ts';
import { reviewExhibitor } from '../booths/review-exhibitor.ts';
import type { FairHandlers } from '../handlers.ts';
import { plansFairs } from '../policy.ts';
import { cardRow } from '../read-fair.ts';
import { checkIn } from '../visitors/check-in.ts';
import { moveFair } from './move-fair.ts';
import { allFairs, applicationsOf, countFair, operatorFair } from './operator-fairs.ts';
import { createFair, editFair } from './save-fair.ts';

type Keys =
  | 'GET /api/admin/fairs'
  | 'POST /api/admin/fairs'
  | 'GET /api/admin/fairs/:id'
  | 'PUT /api/admin/fairs/:id'
  | 'PUT /api/admin/fairs/:id/booths'
  | 'POST /api/admin/fairs/:id/moves'
  | 'GET /api/admin/fairs/:id/exhibitors'
  | 'POST /api/admin/exhibitors/:id/moves'
  | 'GET /api/admin/fairs/:id/counts'
  | 'POST /api/admin/fairs/:id/check-ins';

async function noted(
  { db: tx, ctx }: { db: Database; ctx: Ctx },
  act: string,
  fairId: string,
  more: Record<string, unknown> = {},
) {
  const [row] = await tx.select({ title: fair.title }).from(fair).where(eq(fair.id, fairId));
  const detail = { title: row?.title, ...more };
  await recordAct(tx, signedIn(ctx), { act: `fair.${act}`, subject: 'fair', subjectId: fairId, detail, now: ctx.now });
}

const mayPlan = (ctx: Ctx) => plansFairs(signedIn(ctx).operatorRole);

/** 招聘会 in the operators' console. Every write is recorded in the audit log. */
export const operatorRoutes = (): FairHandlers<Keys> => ({
  'GET /api/admin/fairs': (ctx, { query }) => allFairs(ctx.db, query, ctx.now),
  'POST /api/admin/fairs': (ctx, { body }) => {
    return ctx.db.transaction(async (tx) => {
      const id = await createFair(tx, signedIn(ctx).accountId, body, ctx.now);
      await noted({ db: tx, ctx }, 'create', id);
      return { id };
    });
  },
  'GET /api/admin/fairs/:id': async (ctx, { params }) => {
    const found = await operatorFair(ctx.db, params.id, ctx.now);
    return mayPlan(ctx) ? found : { ...found, moves: [] };
  },
  'PUT /api/admin/fairs/:id': async (ctx, { params, body }) => {
    await ctx.db.transaction(async (tx) => {
      await editFair({ db: tx, actorId: signedIn(ctx).accountId, now: ctx.now }, params.id, body);
      await noted({ db: tx, ctx }, 'edit', params.id);
    });
    return operatorFair(ctx.db, params.id, ctx.now);
  },
  'PUT /api/admin/fairs/:id/booths': async (ctx, { params, body }) => {
    await ctx.db.transaction(async (tx) => {
      await planBooths({ db: tx, actorId: signedIn(ctx).accountId, now: ctx.now }, params.id, body.booths);
      await noted({ db: tx, ctx }, 'plan', params.id, { booths: body.booths.length });
    });
    return operatorFair(ctx.db, params.id, ctx.now);
  },
  'POST /api/admin/fairs/:id/moves': async (ctx, { params, body }) => {
    await ctx.db.transaction(async (tx) => {
      await moveFair(tx, signedIn(ctx).accountId, { id: params.id, ...body }, ctx.now);
      await noted({ db: tx, ctx }, body.move, params.id, body.reason ? { reason: body.reason } : {});
    });
    return operatorFair(ctx.db, params.id, ctx.now);
  },
  'GET /api/admin/fairs/:id/exhibitors': async (ctx, { params }) => {
    const found = await applicationsOf(ctx.db, params.id, ctx.now);
    return mayPlan(ctx) ? found : found.map((row) => ({ ...row, moves: [] }));
  },
  'POST /api/admin/exhibitors/:id/moves': async (ctx, { params, body }) => {
    const fairId = await ctx.db.transaction(async (tx) => {
      const id = await reviewExhibitor(tx, signedIn(ctx).accountId, { exhibitorId: params.id, ...body }, ctx.now);
      const [row] = await applicationsOf(tx, id, ctx.now, params.id);
      await noted({ db: tx, ctx }, `exhibitor-${body.move}`, id, { name: row?.name, reason: body.reason });
      return id;
    });
    const [row] = await applicationsOf(ctx.db, fairId, ctx.now, params.id);
    if (!row) throw appError('NOT_FOUND');
    return row;
  },
  'GET /api/admin/fairs/:id/counts': async (ctx, { params }) => {
    await cardRow(ctx.db, params.id, true);
    return countFair(ctx.db, params.id, ctx.now);
  },
  'POST /api/admin/fairs/:id/check-ins': async (ctx, { params, body }) => {
    const order = { fairId: params.id, code: body.code };
    const seen = await ctx.db.transaction(async (tx) => {
      const result = await checkIn(tx, signedIn(ctx).accountId, order, ctx.now);
      if (!result.again) await noted({ db: tx, ctx }, 'check-in', params.id);
      return result;
    });
    return { ...seen, counts: await countFair(ctx.db, params.id, ctx.now) };
  },
});
