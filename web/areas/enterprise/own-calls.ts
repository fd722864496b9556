import type { QueryClient } from '@tanstack/react-query';
import type { BoxStrip } from '#contract/deliveries/box-rows.ts';
import { call } from '#web/api/browser-call.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { setSession, useSession } from '#web/session/session-store.ts';

/** For what a page does without, or whose failure it shows in its own place. */
export const quietly = { background: true, quiet: true } as const;

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

/** '2 份已超时、3 份将超时', empty where nothing is due. */
export const dueText = ({ overdue, dueSoon }: BoxStrip['today']): string =>
  [overdue > 0 && `${overdue} 份已超时`, dueSoon > 0 && `${dueSoon} 份将超时`].filter(Boolean).join('、');

/** Whether the own company is certified; until then publishing is disabled. */
export const useIsApproved = (): boolean => useSession(({ company }) => company?.status === 'approved');

const REFRESH_MS = 60_000;

/** What today asks of the company, and how it answers: asked once for the sidebar, the box and the posts. */
export function useBoxStrip() {
  const isApproved = useIsApproved();
  // 财务 has no access to the box: a call for it would leave the page.
  const readsBox = useSession((state) => state.companyJober?.role !== 'finance');
  return useCall('GET /api/company/boxStrip', isApproved && readsBox ? {} : null, {
    ...quietly,
    refetchInterval: REFRESH_MS,
  });
}

/** The company's interviews in a range of days; without `from`, from today on. */
export const useInterviews = (query: { from?: string | undefined; days?: number }, enabled = true) =>
  useCall('GET /api/company/interviews', enabled ? { query } : null, quietly);

/** Colleagues' notes on a delivery. */
export const useNotes = (id: string) => useCall('GET /api/company/deliveries/:id/notes', { params: { id } }, quietly);

/** Refetches the recruiter and their company's state; every page that reads the session updates. */
export async function refreshSession() {
  const { company, companyJober } = await call('GET /api/session', {}, quietly);
  setSession({ company, companyJober });
  return { company, companyJober };
}

export const useCompanyId = () => useSession(({ company }) => company?.id ?? '');

/** The company's remaining daily quotas. */
export function useQuota() {
  const companyid = useCompanyId();
  return useCall('GET /api/company/verifyNumber', companyid ? { query: { companyid } } : null, quietly);
}

/** The members of the own company, and the links by which others may join it. */
export const useTeam = () => useCall('GET /api/team', {});

/** The company's recruiters that can be named as contact; seekers see those of certified companies only. */
export function useColleagues() {
  const approved = useIsApproved();
  const companyId = useCompanyId();
  const options = { ...quietly, staleTime: 300_000 };
  const input = companyId && approved ? { query: { companyId } } : null;
  return useCall('GET /api/jober/getEnterpriseRecruiter', input, options).data?.items ?? [];
}
