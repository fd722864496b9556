import type { salaryEndpoints } from '#contract/wages/market.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { readMarket } from './read-market.ts';

export const salaryHandlers = (): Handlers<typeof salaryEndpoints> => ({
  'GET /api/salaries': (ctx, { query }) => readMarket(ctx.db, seeker(ctx).joberId, query),
});
