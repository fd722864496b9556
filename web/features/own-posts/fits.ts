import { useEffect } from 'react';
import { create } from 'zustand';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { seekerIdOf, useSession } from '#web/session/session-store.ts';

export type Fit = AnswerOf<Api['GET /api/posts/fits']>[number];

interface Fits {
  /** Whose they are. */
  owner: string | null;
  byPost: ReadonlyMap<string, Fit>;
}

const useFits = create<Fits>(() => ({ owner: null, byPost: new Map() }));

/** Of a list that grows while it is read, the newest posts are compared with the resume. */
const COMPARED = 40;

/** Asks once for the posts of a list how many of their requirements the signed-in seeker's resume meets. */
export function useFitsOf(ids: readonly string[]): void {
  const seeker = useSession(seekerIdOf);
  const asked = ids.slice(-COMPARED).join(',');
  useEffect(() => {
    if (useFits.getState().owner !== seeker) useFits.setState({ owner: seeker, byPost: new Map() });
    if (!seeker || !asked) return;
    call('GET /api/posts/fits', { query: { ids: asked } }, { background: true, quiet: true }).then(
      (fits) =>
        useFits.setState(({ owner, byPost }) =>
          owner === seeker ? { byPost: new Map([...byPost, ...fits.map((fit) => [fit.postId, fit] as const)]) } : {},
        ),
      // Marks alone: the list stands without them.
      () => undefined,
    );
  }, [seeker, asked]);
}

/** How a post fits the signed-in seeker; undefined for a visitor, a post without requirements, and while loading. */
export const useFit = (postId: string): Fit | undefined => useFits(({ byPost }) => byPost.get(postId));
