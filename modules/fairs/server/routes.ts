import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import type { fairEndpoints } from '../contract/fairs.ts';
import type { adminFairEndpoints } from '../contract/operator-fairs.ts';
import { applyForBooth } from './booths/apply.ts';
import { moveOwn, reportResults } from './booths/exhibitor-move.ts';
import { listExhibitors } from './booths/list-exhibitors.ts';
import { reserveBooth } from './booths/reserve-booth.ts';
import { nextChange } from './cards.ts';
import { companyFairs, withStatus } from './company-fairs.ts';
import { fairCalendar, listFairs } from './list-fairs.ts';
import { operatorRoutes } from './operator/operator-routes.ts';
import { LISTS, tagOf } from './page-tags.ts';
import { speaksForCompany } from './policy.ts';
import { cardRow, readFair } from './read-fair.ts';
import { seekerRoutes } from './visitors/seeker-routes.ts';
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

/** Calls on fairs: of anybody, in the enterprise console, of seekers and of operators. */
export const fairHandlers = (): Handlers<typeof fairEndpoints & typeof adminFairEndpoints> => ({
  'GET /api/fairs': async (ctx, { query }) => {
    const { freshUntil, ...list } = await listFairs(ctx.db, query, ctx.now);
    ctx.dependsOn(LISTS);
    if (freshUntil) ctx.freshUntil(freshUntil);
    return list;
  },
  'GET /api/fairs/calendar': (ctx, { query }) => {
    ctx.dependsOn(LISTS);
    return fairCalendar(ctx.db, query);
  },
  'GET /api/fairs/:id': async (ctx, { params }) => {
    const row = await cardRow(ctx.db, params.id);
    ctx.dependsOn(tagOf(params.id));
    const change = nextChange(row.fair, ctx.now);
    if (change) ctx.freshUntil(change);
    return readFair(ctx.db, row, ctx.now);
  },
  'GET /api/fairs/:id/exhibitors': async (ctx, { params }) => {
    await cardRow(ctx.db, params.id);
    ctx.dependsOn(tagOf(params.id));
    return listExhibitors(ctx.db, params.id, ctx.now);
  },
  /** Anyone sees the fairs; only the company's own members see its applications. */
  'POST /api/jobmeeting/queryJobMeetingByCompanyId': async (ctx, { query, body }) => {
    const requested = query.companyId;
    const member = ctx.actor?.member ?? null;
    const ownCompany = requested !== undefined && speaksForCompany(member, requested) ? requested : null;
    const refusal = ownCompany && member ? companyRefusal(member.companyStatus) : null;
    if (refusal) throw appError(refusal);
    if (body.mine && !ownCompany) throw appError(ctx.actor ? 'FORBIDDEN' : 'SESSION_EXPIRED');
    return companyFairs(ctx.db, ownCompany, { query, body }, ctx.now);
  },
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
    await ctx.db.transaction((tx) => reportResults({ db: tx, now: ctx.now }, actorOf(ctx).companyId, params.id, body));
  },
  ...seekerRoutes(),
  ...operatorRoutes(),
});
