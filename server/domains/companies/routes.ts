import type { companyEndpoints } from '#contract/companies/companies.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { onboardingRoutes } from './certification/onboarding-routes.ts';
import { publicRoutes } from './public-routes.ts';

export const companyHandlers = (deps: Deps): Handlers<typeof companyEndpoints> => ({
  ...publicRoutes(),
  ...onboardingRoutes(deps),
});
