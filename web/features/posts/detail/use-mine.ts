import { useEffect } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { noteDelivery, noteFavourite } from '#web/features/own-posts/own-posts.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';

export type Mine = AnswerOf<Api['GET /api/posts/:id/mine']>;

export interface OwnStatus {
  mine: Mine | null;
  /** Answered for this post, or failed: waiting longer is useless. */
  isSettled: boolean;
  reload(): void;
}

/** The signed-in seeker's relation to a post; null for a visitor and while loading. */
export function useMine(id: string): OwnStatus {
  const seeker = useSession(isSeekerSignedIn);
  const { data, status, refetch } = useCall('GET /api/posts/:id/mine', seeker ? { params: { id } } : null, quietly);
  useEffect(() => {
    if (!data) return;
    noteFavourite(id, data.favourite);
    noteDelivery(id, data.deliveryStatus);
  }, [id, data]);
  return { mine: data ?? null, isSettled: status !== 'pending', reload: () => void refetch() };
}
