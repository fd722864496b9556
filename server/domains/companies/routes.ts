import type { companyEndpoints } from '#contract/companies/companies.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { onboardingRoutes } from './certification/onboarding-routes.ts';
import { publicRoutes } from './public-routes.ts';

export const companyHandlers = (): Handlers<typeof companyEndpoints> => ({ ...publicRoutes(), ...onboardingRoutes() });
