import type { companyEndpoints } from '#contract/companies.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { onboardingRoutes } from './onboarding-routes.ts';
import { publicRoutes } from './public-routes.ts';

export const companyHandlers = (deps: Deps): Handlers<typeof companyEndpoints> => ({
  ...publicRoutes(),
  ...onboardingRoutes(deps),
});
