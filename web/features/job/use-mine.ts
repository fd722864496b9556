import { useCallback, useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { noteFavourite } from '#web/features/posts/favourites.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';

export type Mine = AnswerOf<Api['GET /api/posts/:id/mine']>;

/** What the signed-in seeker has to do with a post; null for a visitor and until it is known. */
export function useMine(id: string): { mine: Mine | null; reload(): void } {
  const seeker = useSession(isSeekerSignedIn);
  const [mine, setMine] = useState<Mine | null>(null);
  const load = useCallback(() => {
    if (!seeker) return setMine(null);
    call('GET /api/posts/:id/mine', { params: { id } }, { background: true, quiet: true }).then(
      (answer) => {
        setMine(answer);
        noteFavourite(id, answer.favourite);
      },
      () => setMine(null),
    );
  }, [id, seeker]);
  useEffect(load, [load]);
  return { mine, reload: load };
}
