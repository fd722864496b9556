import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';
import { useSession } from '#web/session/session-store.ts';

/** How the company's recruiting went over so many days. */
export function useDashboard(days: number) {
  const company = useSession((state) => state.company);
  return useQuery({
    queryKey: ['box', 'dashboard', company?.id, days],
    enabled: company?.status === 'approved',
    queryFn: () => call('GET /api/company/dashboard', { query: { days } }, { background: true, quiet: true }),
  });
}
