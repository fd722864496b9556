import type { QueryClient } from '@tanstack/react-query';
import type { BoxStrip } from '#contract/deliveries/box-rows.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useSession } from '#web/session/session-store.ts';

/** What a move of a delivery, or a new one, changes. */
export const boxCalls = [
  'GET /api/company/boxRows',
  'GET /api/company/boxCounts',
  'GET /api/company/boxStrip',
  'GET /api/company/workbench',
  'GET /api/company/interviews',
] as const;

export const askBoxAnew = (client: QueryClient) =>
  Promise.all(boxCalls.map((key) => client.invalidateQueries({ queryKey: [key] })));

/** 财务 has no access to the box: a call for it would leave the page. */
const useReadsBox = () => useSession((state) => state.companyJober?.role !== 'finance');

/** '2 份已超时、3 份将超时', empty where nothing is due. */
export const dueText = ({ overdue, dueSoon }: BoxStrip['today']): string =>
  [overdue > 0 && `${overdue} 份已超时`, dueSoon > 0 && `${dueSoon} 份将超时`].filter(Boolean).join('、');

const REFRESH_MS = 60_000;

/** What today asks of the company, and how it answers: asked once for the sidebar, the box and the posts. */
export function useBoxStrip() {
  const isApproved = useSession((state) => state.company?.status === 'approved');
  const readsBox = useReadsBox();
  return useCall('GET /api/company/boxStrip', isApproved && readsBox ? {} : null, {
    background: true,
    quiet: true,
    refetchInterval: REFRESH_MS,
  });
}
