import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';
import { useSession } from '#web/session/session-store.ts';

/** The company's remaining daily quotas. */
export function useQuota() {
  const companyid = useSession(({ company }) => company?.id);
  return useQuery({
    queryKey: ['quota', companyid],
    enabled: Boolean(companyid),
    queryFn: () =>
      call(
        'GET /api/company/verifyNumber',
        { query: { companyid: companyid ?? '' } },
        { background: true, quiet: true },
      ),
  });
}
