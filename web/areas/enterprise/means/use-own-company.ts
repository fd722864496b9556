import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';

/** The own company with papers, pending changes and the history of its review. */
export const useOwnCompany = (live = false) =>
  useQuery({
    queryKey: ['team', 'company'],
    queryFn: ({ signal }) => call('GET /api/team/company', {}, { signal, background: true, quiet: true }),
    refetchInterval: live ? 20_000 : false,
  });
