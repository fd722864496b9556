import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';
import { useSession } from '#web/session/session-store.ts';

const REFRESH_MS = 60_000;

/** The box is closed to 财务: a call for it would lead off the page. */
export const useReadsBox = () => useSession((state) => state.companyJober?.role !== 'finance');

/** What today asks of the company: deliveries to answer, those about to be overdue, interviews. */
export function useDay() {
  const company = useSession((state) => state.company);
  const readsBox = useReadsBox();
  return useQuery({
    queryKey: ['box', 'day', company?.id],
    enabled: company?.status === 'approved' && readsBox,
    refetchInterval: REFRESH_MS,
    queryFn: async () => {
      const query = { companyId: company?.id ?? '', status: 'submitted' };
      const { today } = await call('GET /api/company/resumeBoxList', { query }, { background: true, quiet: true });
      return today;
    },
  });
}
