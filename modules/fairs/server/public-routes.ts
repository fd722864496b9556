import { appError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import type { fairEndpoints } from '../contract/fairs.ts';
import { listExhibitors } from './booths/list-exhibitors.ts';
import { nextChange } from './cards.ts';
import { companyFairs } from './company-fairs.ts';
import { fairCalendar, listFairs } from './list-fairs.ts';
import { LISTS, tagOf } from './page-tags.ts';
import { speaksForCompany } from './policy.ts';
import { cardRow, readFair } from './read-fair.ts';

export const publicRoutes = () =>
  ({
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
      const own = requested !== undefined && speaksForCompany(member, requested) ? requested : null;
      const refusal = own && member ? companyRefusal(member.companyStatus) : null;
      if (refusal) throw appError(refusal);
      if (body.mine && !own) throw appError(ctx.actor ? 'FORBIDDEN' : 'SESSION_EXPIRED');
      return companyFairs(ctx.db, own, { query, body }, ctx.now);
    },
  }) satisfies Partial<Handlers<typeof fairEndpoints>>;
