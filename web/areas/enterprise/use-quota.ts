import { useCall } from '#web/features/calls/use-call.ts';
import { useSession } from '#web/session/session-store.ts';

/** The company's remaining daily quotas. */
export function useQuota() {
  const companyid = useSession(({ company }) => company?.id);
  return useCall('GET /api/company/verifyNumber', companyid ? { query: { companyid } } : null, {
    background: true,
    quiet: true,
  });
}
