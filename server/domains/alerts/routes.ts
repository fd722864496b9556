import type { alertEndpoints } from '#contract/search/alerts.ts';
import { postCardList } from '#server/domains/posts/public.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { followedPostIds, followPage } from './follows.ts';
import { forgetSeen, historyPage, noteSeen } from './history.ts';
import { reportPage } from './own-reports.ts';
import { changeSearch, removeSearch, savedSearches, saveSearch } from './saved-searches.ts';

export const alertHandlers = (): Handlers<typeof alertEndpoints> => ({
  'GET /api/searches': async (ctx) => savedSearches(ctx.db, seeker(ctx).joberId),
  'POST /api/searches': async (ctx, { body: { name, filters, alerts } }) =>
    saveSearch(ctx.db, { joberId: seeker(ctx).joberId, name, filters, alerts, now: ctx.now }),
  'PATCH /api/searches/:id': async (ctx, { params, body }) =>
    changeSearch({ db: ctx.db, now: ctx.now }, seeker(ctx).joberId, params.id, body),
  'DELETE /api/searches/:id': async (ctx, { params }) => removeSearch(ctx.db, seeker(ctx).joberId, params.id),
  'GET /api/history': async (ctx, { query }) => historyPage(ctx.db, seeker(ctx).joberId, query, ctx.now),
  'PUT /api/history/:id': async (ctx, { params }) => noteSeen(ctx.db, seeker(ctx).joberId, params.id, ctx.now),
  'DELETE /api/history/:id': async (ctx, { params }) => forgetSeen(ctx.db, seeker(ctx).joberId, params.id),
  'DELETE /api/history': async (ctx) => forgetSeen(ctx.db, seeker(ctx).joberId),
  'GET /api/follows': async (ctx, { query }) => followPage(ctx.db, seeker(ctx).joberId, query, ctx.now),
  'GET /api/follows/posts': async (ctx) =>
    postCardList(ctx.db, await followedPostIds(ctx.db, seeker(ctx).joberId, ctx.now), undefined, ctx.now),
  'GET /api/reports': async (ctx, { query }) => reportPage(ctx.db, seeker(ctx).accountId, query),
});
