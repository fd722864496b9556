import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { salaryEndpoints } from '../../contract/market.ts';
import { readMarket } from './read-market.ts';

export const salaryHandlers = (): Handlers<typeof salaryEndpoints> => ({
  'GET /api/salaries': (ctx, { query }) => readMarket(ctx.db, seeker(ctx).joberId, query),
});
