import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { fairEndpoints } from '../contract/fairs.ts';
import type { adminFairEndpoints } from '../contract/operator-fairs.ts';
import { companyRoutes } from './company-routes.ts';
import { operatorRoutes } from './operator/operator-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { seekerRoutes } from './visitors/seeker-routes.ts';

export const fairHandlers = (): Handlers<typeof fairEndpoints & typeof adminFairEndpoints> => ({
  ...publicRoutes(),
  ...seekerRoutes(),
  ...companyRoutes(),
  ...operatorRoutes(),
});
