import type { Places } from '#web/features/site/places.ts';
import { paths } from '#web/paths.ts';

/** Targets of shared components on the mobile pages. */
export const mobilePlaces: Places = {
  login: paths.mobileLogin,
  job: paths.mobileJob,
  jobs: paths.mobileList,
  resume: paths.mobileResume,
  resumeVersion: paths.mobileResumeVersion,
  deliveries: () => paths.mobileDeliveries(),
  agreement: () => paths.mobilePrivacy(),
  privacy: () => paths.mobilePrivacy('privacy'),
  basics: (redirect) => paths.mobileBaseInfo(undefined, redirect),
};
