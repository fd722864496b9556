import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewQueue, Verdict } from '#contract/operators/reviews.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';

const REFRESH_MS = 20_000;
const away = { background: true, quiet: true } as const;

/** What waits in the queues of this operator. Not asked of those who have none. */
export const useReviewCounts = (enabled: boolean) =>
  useQuery({
    queryKey: ['reviews', 'counts'],
    enabled,
    refetchInterval: REFRESH_MS,
    queryFn: async () => (await call('GET /api/admin/reviewCounts', {}, away)).items,
  });

/** A queue, looked at again and again: colleagues take items out of it. */
export const useQueue = (queue: ReviewQueue) =>
  useQuery({
    queryKey: ['reviews', 'queue', queue],
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => call('GET /api/admin/reviews/:queue', { params: { queue } }, { ...away, signal }),
  });

/** Claims an item and reads it. A refusal says who has it. */
export const useItem = (queue: ReviewQueue, id: string | null) =>
  useQuery({
    queryKey: ['reviews', 'item', queue, id],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
    queryFn: () => call('POST /api/admin/reviews/:queue/:id/claim', { params: { queue, id: id ?? '' } }, away),
  });

export const useReasons = (queue: ReviewQueue) =>
  useQuery({
    queryKey: ['reviews', 'reasons'],
    queryFn: async () => (await call('GET /api/admin/reviewReasons', {}, away)).items,
    select: (items) => items.filter((reason) => reason.queue === queue && reason.active),
  });

const done: Record<Verdict, string> = {
  approve: '已通过',
  reject: '已驳回，理由已告诉对方',
  dismiss: '已标为不成立',
  remove: '已下架',
  warn: '已警告',
  suspend: '已暂停，理由已告诉对方',
};

interface Decision {
  /** Of the item as it was opened. */
  key: string;
  queue: ReviewQueue;
  id: string;
  verdict: Verdict;
  reason?: string | undefined;
}

export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ queue, id, verdict, reason, key }: Decision) =>
      call(
        'POST /api/admin/reviews/:queue/:id/decision',
        { params: { queue, id }, body: { verdict, reason } },
        { idempotencyKey: key },
      ),
    onSuccess: (_, { verdict }) => toast.success(done[verdict]),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['reviews', 'queue'] }),
        client.invalidateQueries({ queryKey: ['reviews', 'counts'] }),
      ]),
  });
}

/** Puts an item back: another operator may take it at once. */
export function useGiveBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ queue, id }: Pick<Decision, 'queue' | 'id'>) =>
      call('DELETE /api/admin/reviews/:queue/:id/claim', { params: { queue, id } }, away),
    onSettled: () => client.invalidateQueries({ queryKey: ['reviews', 'queue'] }),
  });
}
