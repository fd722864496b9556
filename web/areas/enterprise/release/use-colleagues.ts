import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';
import { useSession } from '#web/session/session-store.ts';
import { useIsApproved } from '../shell/certification.ts';

const LONG_MS = 300_000;

/** The recruiters of the own company whom seekers may meet. */
export function useColleagues() {
  const approved = useIsApproved();
  const companyId = useSession(({ company }) => company?.id);
  const { data } = useQuery({
    queryKey: ['colleagues', companyId],
    // Seekers meet the recruiters of a certified company only.
    enabled: Boolean(companyId) && approved,
    staleTime: LONG_MS,
    queryFn: async () => {
      const query = { companyId: companyId ?? '' };
      return (await call('GET /api/jober/getEnterpriseRecruiter', { query }, { background: true, quiet: true })).items;
    },
  });
  return data ?? [];
}
