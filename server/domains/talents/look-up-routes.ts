import type { joberLookUpEndpoints } from '#contract/talents/seeker-look-up.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { lookUpById, lookUpByPhone } from './look-up-jober.ts';

export const joberLookUpHandlers = (deps: Deps): Handlers<typeof joberLookUpEndpoints> => ({
  'GET /api/jober/joberInfoByPhone': (ctx, { query }) => lookUpByPhone(deps, ctx, query.phone),
  'GET /api/jober/joberInfoById': (ctx, { query }) => lookUpById(deps, ctx, query.joberId),
});
