import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { fairEndpoints } from '../contract/fairs.ts';
import { applyForBooth } from './booths/apply.ts';
import { moveOwn, reportResults } from './booths/exhibitor-move.ts';
import { reserveBooth } from './booths/reserve-booth.ts';
import { withStatus } from './company-fairs.ts';
import { speaksForCompany } from './policy.ts';
import { cardRow, readFair } from './read-fair.ts';
import { addVisit, listVisits } from './visitors/visits.ts';

function actorOf(ctx: Ctx) {
  const { accountId, member: place } = member(ctx);
  return { accountId, companyId: place.companyId };
}

async function ownFair(ctx: Ctx, fairId: string) {
  const [shown] = await withStatus(ctx.db, [await cardRow(ctx.db, fairId)], actorOf(ctx).companyId, ctx.now);
  if (!shown) throw appError('NOT_FOUND');
  return shown;
}

/** 招聘会 in the enterprise console. */
export const companyRoutes = () =>
  ({
    'POST /api/jobmeeting/addExhibitors': async (ctx, { query, body }) => {
      const by = actorOf(ctx);
      if (!speaksForCompany(member(ctx).member, body.companyId)) throw appError('FORBIDDEN');
      const { posts, people, boothWish } = body;
      const order = { fairId: query.meeting, posts, people, boothId: boothWish?.boothId, wish: boothWish?.note ?? '' };
      await applyForBooth(ctx.db, by, order, ctx.now);
      return ownFair(ctx, query.meeting);
    },
    'GET /api/company/fairs/:id': async (ctx, { params }) => {
      const fair = await readFair(ctx.db, await cardRow(ctx.db, params.id), ctx.now);
      return { fair, own: await ownFair(ctx, params.id) };
    },
    'POST /api/company/fairs/:id/hold': async (ctx, { params, body }) => {
      await ctx.db.transaction((tx) =>
        reserveBooth({ db: tx, actor: actorOf(ctx), now: ctx.now }, params.id, body.boothId ?? null),
      );
      return ownFair(ctx, params.id);
    },
    'POST /api/company/fairs/:id/moves': async (ctx, { params, body }) => {
      await ctx.db.transaction((tx) => moveOwn({ db: tx, now: ctx.now }, actorOf(ctx), params.id, body.move));
      return ownFair(ctx, params.id);
    },
    'GET /api/company/fairs/:id/visitors': async (ctx, { params }) => {
      await cardRow(ctx.db, params.id);
      return listVisits(ctx.db, actorOf(ctx).companyId, params.id);
    },
    'POST /api/company/fairs/:id/visitors': async (ctx, { params, body }) =>
      ctx.db.transaction((tx) => addVisit(tx, actorOf(ctx).companyId, { fairId: params.id, ...body }, ctx.now)),
    'PUT /api/company/fairs/:id/results': async (ctx, { params, body }) => {
      await ctx.db.transaction((tx) =>
        reportResults({ db: tx, now: ctx.now }, actorOf(ctx).companyId, params.id, body),
      );
    },
  }) satisfies Partial<Handlers<typeof fairEndpoints>>;
