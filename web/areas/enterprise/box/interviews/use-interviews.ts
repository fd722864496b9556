import { useCall } from '#web/features/calls/use-call.ts';

/** The company's interviews in a range of days; without `from`, from today on. */
export const useInterviews = (query: { from?: string | undefined; days?: number }, enabled = true) =>
  useCall('GET /api/company/interviews', enabled ? { query } : null, { background: true, quiet: true });
