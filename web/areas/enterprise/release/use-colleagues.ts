import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';
import { useSession } from '#web/session/session-store.ts';
import { useIsApproved } from '../shell/certification.ts';

const LONG_MS = 300_000;

/** The company's recruiters that can be named as contact. */
export function useColleagues() {
  const approved = useIsApproved();
  const companyId = useSession(({ company }) => company?.id);
  const { data } = useQuery({
    queryKey: ['colleagues', companyId],
    // Seekers see recruiters of certified companies only.
    enabled: Boolean(companyId) && approved,
    staleTime: LONG_MS,
    queryFn: async () => {
      const query = { companyId: companyId ?? '' };
      return (await call('GET /api/jober/getEnterpriseRecruiter', { query }, { background: true, quiet: true })).items;
    },
  });
  return data ?? [];
}
