import type { fairEndpoints } from '#contract/fairs/fairs.ts';
import type { adminFairEndpoints } from '#contract/fairs/operator-fairs.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyRoutes } from './company-routes.ts';
import { operatorRoutes } from './operator/operator-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { seekerRoutes } from './visitors/seeker-routes.ts';

export const fairHandlers = (deps: Deps): Handlers<typeof fairEndpoints & typeof adminFairEndpoints> => ({
  ...publicRoutes(),
  ...seekerRoutes(deps),
  ...companyRoutes(deps),
  ...operatorRoutes(deps),
});
