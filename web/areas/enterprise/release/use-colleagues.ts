import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';
import { useSession } from '#web/session/session-store.ts';

const LONG_MS = 300_000;

/** The recruiters of the own company whom seekers may meet. */
export function useColleagues() {
  const companyId = useSession(({ company }) => company?.id);
  const { data } = useQuery({
    queryKey: ['colleagues', companyId],
    enabled: Boolean(companyId),
    staleTime: LONG_MS,
    queryFn: async () => {
      const query = { companyId: companyId ?? '' };
      return (await call('GET /api/jober/getEnterpriseRecruiter', { query }, { background: true, quiet: true })).items;
    },
  });
  return data ?? [];
}
