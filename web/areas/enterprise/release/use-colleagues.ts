import { useCall } from '#web/features/calls/use-call.ts';
import { useSession } from '#web/session/session-store.ts';
import { useIsApproved } from '../shell/certification.ts';

/** The company's recruiters that can be named as contact; seekers see those of certified companies only. */
export function useColleagues() {
  const approved = useIsApproved();
  const companyId = useSession(({ company }) => company?.id);
  const { data } = useCall(
    'GET /api/jober/getEnterpriseRecruiter',
    companyId && approved ? { query: { companyId } } : null,
    {
      background: true,
      quiet: true,
      staleTime: 300_000,
    },
  );
  return data?.items ?? [];
}
