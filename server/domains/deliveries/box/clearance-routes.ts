import type { clearanceEndpoints } from '#contract/companies/clearance.ts';
import { member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { readClearance, recordClearance } from './clearance.ts';

/** 准入查询. */
export const clearanceHandlers = (): Handlers<typeof clearanceEndpoints> => ({
  'GET /api/deliveries/:id/clearance': (ctx, { params }) => readClearance(ctx.db, member(ctx), params.id),
  'POST /api/deliveries/:id/clearance': (ctx, { params, body }) =>
    recordClearance({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body),
});
