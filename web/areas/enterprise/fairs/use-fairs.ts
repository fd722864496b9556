import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { FairResults } from '#contract/fairs/fair-shapes.ts';
import { call } from '#web/api/browser-call.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { useSession } from '#web/session/session-store.ts';

const useCompanyId = () => useSession((state) => state.company?.id ?? '');

/** Fairs to apply to, or with `mine` those applied for. */
export function useFairs(mine: boolean, page: number) {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: ['fairs', companyId, mine, page],
    enabled: companyId !== '',
    queryFn: ({ signal }) =>
      call(
        'POST /api/jobmeeting/queryJobMeetingByCompanyId',
        { query: { companyId, page }, body: { mine } },
        { signal },
      ),
  });
}

/** One fair with its plan. Looked at again while booths come and go. */
export function useFair(id: string | null) {
  return useQuery({
    queryKey: ['fair', id],
    enabled: id !== null,
    refetchInterval: 20_000,
    queryFn: ({ signal }) =>
      call('GET /api/company/fairs/:id', { params: { id: id ?? '' } }, { signal, background: true }),
  });
}

/** A booth that came free, or a decision: what is open shows it as soon as the company is told. */
export function useFairNews(): void {
  const client = useQueryClient();
  useLive('notice', ({ payload }) => {
    if (!String(payload.kind).startsWith('fair.')) return;
    for (const name of ['fairs', 'fair']) void client.invalidateQueries({ queryKey: [name] });
  });
}

/** Open posts of the company, to choose those to bring. */
export function useOpenPosts() {
  return useQuery({
    queryKey: ['fair-posts'],
    queryFn: () => call('GET /api/company/posts', { query: { status: 'open' } }, { background: true }),
  });
}

export function useVisitors(id: string) {
  return useQuery({
    queryKey: ['fair', id, 'visitors'],
    queryFn: () => call('GET /api/company/fairs/:id/visitors', { params: { id } }, { background: true }),
  });
}

type Application = InputOf<Api['POST /api/jobmeeting/addExhibitors']>['body'];

/** The deeds at a fair; lists and the fair are asked anew after each. */
export function useActions(id: string) {
  const client = useQueryClient();
  const companyId = useCompanyId();
  const onSettled = () => Promise.all(['fairs', 'fair'].map((name) => client.invalidateQueries({ queryKey: [name] })));
  const params = { id };
  return {
    hold: useMutation({
      onSettled,
      mutationFn: (boothId: string | null) =>
        call('POST /api/company/fairs/:id/hold', { params, body: boothId ? { boothId } : {} }),
    }),
    apply: useMutation({
      onSettled,
      mutationFn: ({ body, key }: { body: Omit<Application, 'companyId'>; key: string }) =>
        call(
          'POST /api/jobmeeting/addExhibitors',
          { query: { meeting: id }, body: { ...body, companyId } },
          { idempotencyKey: key },
        ),
    }),
    move: useMutation({
      onSettled,
      mutationFn: (move: 'check-in' | 'withdraw') =>
        call('POST /api/company/fairs/:id/moves', { params, body: { move } }),
    }),
    visit: useMutation({
      onSettled,
      mutationFn: (body: { code: string; note: string }) =>
        call('POST /api/company/fairs/:id/visitors', { params, body }),
    }),
    report: useMutation({
      onSettled,
      mutationFn: (body: FairResults) => call('PUT /api/company/fairs/:id/results', { params, body }),
    }),
  };
}
