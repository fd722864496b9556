import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { ReviewQueue, Verdict } from '#contract/operators/reviews.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';

const REFRESH_MS = 20_000;
const away = { background: true, quiet: true } as const;

/** A queue, polled because colleagues remove items. */
export const useQueue = (queue: string, keyword: string | undefined) =>
  useCall(
    'GET /api/admin/reviews/:queue',
    { params: { queue }, query: { keyword } },
    { ...away, refetchInterval: REFRESH_MS, placeholderData: keepPreviousData },
  );

/** An item of a review's queue. */
export interface Review {
  queue: ReviewQueue;
  id: string;
}

/** Claims an item and reads it. A refusal names the operator who has it. */
export const useItem = (item: Review | null) =>
  useCall('POST /api/admin/reviews/:queue/:id/claim', item && { params: item }, {
    ...away,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

export const useReasons = (queue: ReviewQueue | undefined) =>
  useCall(
    'GET /api/admin/reviewReasons',
    {},
    {
      ...away,
      select: ({ items }) => items.filter((reason) => reason.queue === queue && reason.active),
    },
  );

const done: Record<Verdict, string> = {
  approve: '已通过',
  reject: '已驳回，理由已告诉对方',
  dismiss: '已标为不成立',
  correct: '已更正，举报人会收到通知',
  remove: '已下架',
  warn: '已警告',
  suspend: '已暂停，理由已告诉对方',
};

const DECISION = 'POST /api/admin/reviews/:queue/:id/decision';
const changed = ['GET /api/admin/reviews/:queue', 'GET /api/admin/reviewCounts'] as const;

/** Decides the item that is `opened`. */
export const useDecide = (opened: string | null) =>
  useAction(DECISION, {
    invalidates: changed,
    opened,
    done: (_, { body }) => done[body.verdict],
  });

/** Decides the `ticked` items one after the other; an item that cannot be decided does not stop the rest. */
export function useDecideMany(ticked: ReadonlySet<string>) {
  const client = useQueryClient();
  const decide = useAction(DECISION, { ...away, opened: ticked });
  return useMutation({
    mutationFn: async (decisions: readonly InputOf<Api[typeof DECISION]>[]) => {
      const refused: string[] = [];
      for (const decision of decisions)
        await decide.mutateAsync(decision).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          refused.push(error.message);
        });
      return refused;
    },
    onSuccess: (refused, decisions) => {
      const decided = decisions.length - refused.length;
      if (decided > 0) toast.success(`已处理 ${decided} 项`);
      if (refused.length > 0) toast.error(`${refused.length} 项没有处理：${[...new Set(refused)].join('；')}`);
    },
    onSettled: () => Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}

/** Takes the own last approval back within its grace period. */
export const useUndo = () =>
  useAction('DELETE /api/admin/reviews/:queue/:id/decision', { invalidates: changed, done: '已撤销，仍在待审' });

const CLAIM = 'DELETE /api/admin/reviews/:queue/:id/claim';

/** Releases an item: another operator may claim it at once. */
export const useGiveBack = () => useAction(CLAIM, { ...away, invalidates: ['GET /api/admin/reviews/:queue'] });

/** Releases the `opened` item when its queue is left: nobody works on it any more. */
export function useGiveBackOnLeaving(opened: Review | null): void {
  // Without an answer the claim runs out by itself.
  const leave = useEffectEvent(() => opened && void call(CLAIM, { params: opened }, away).catch(() => undefined));
  useEffect(() => () => void leave(), []);
}
