import { useCallback, useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { noteDelivery, noteFavourite } from '#web/features/own-posts/own-posts.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';

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
  const [answered, setAnswered] = useState<{ id: string; mine: Mine | null } | null>(null);
  const load = useCallback(() => {
    if (!seeker) return setAnswered(null);
    call('GET /api/posts/:id/mine', { params: { id } }, { background: true, quiet: true }).then(
      (mine) => {
        setAnswered({ id, mine });
        noteFavourite(id, mine.favourite);
        noteDelivery(id, mine.deliveryStatus);
      },
      () => setAnswered({ id, mine: null }),
    );
  }, [id, seeker]);
  useEffect(load, [load]);
  const current = answered?.id === id ? answered : null;
  return { mine: current?.mine ?? null, isSettled: current !== null, reload: load };
}
