import { callKey, useCall } from '#web/features/calls/use-call.ts';

export const ownCompanyKey = callKey('GET /api/team/company', {});

/** The own company with papers, pending changes and the history of its review. */
export const useOwnCompany = (live = false) =>
  useCall('GET /api/team/company', {}, { background: true, quiet: true, refetchInterval: live ? 20_000 : false });
