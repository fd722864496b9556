import type { announcementEndpoints } from '#contract/companies/announcements.ts';
import type { companyEndpoints } from '#contract/companies/companies.ts';
import type { experienceEndpoints } from '#contract/companies/experiences.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { announcementRoutes } from './announcements/announcement-routes.ts';
import { onboardingRoutes } from './certification/onboarding-routes.ts';
import { experienceRoutes } from './experiences/experience-routes.ts';
import { publicRoutes } from './public-routes.ts';

export const companyHandlers = (): Handlers<
  typeof companyEndpoints & typeof announcementEndpoints & typeof experienceEndpoints
> => ({
  ...publicRoutes(),
  ...announcementRoutes(),
  ...experienceRoutes(),
  ...onboardingRoutes(),
});
