import { useEffect } from 'react';
import { create } from 'zustand';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { call } from '#web/api/browser-call.ts';
import { onLive } from '#web/features/live/live-events.ts';
import { getSession, seekerIdOf, useSession } from '#web/session/session-store.ts';

interface OwnPosts {
  favourites: ReadonlySet<string>;
  /** The state of the relevant delivery, by post. */
  deliveries: ReadonlyMap<string, DeliveryStatus>;
  /** Degree, major and certificate of the default resume, as a filter of posts; null where it does not say them. */
  applicant: string | null;
}

const nothing: OwnPosts = { favourites: new Set(), deliveries: new Map(), applicant: null };

/** The signed-in seeker's favourites and deliveries: the single source for marks in lists and buttons. Empty on the server. */
const useOwnPosts = create<OwnPosts>(() => nothing);

/** The seeker whose posts were requested. */
let owner: string | null = null;

async function load(): Promise<void> {
  const seeker = seekerIdOf(getSession());
  if (seeker === owner) return;
  if (owner !== null) useOwnPosts.setState(nothing);
  owner = seeker;
  if (seeker === null) return;
  try {
    const { favourites, deliveries, applicant } = await call(
      'GET /api/posts/mine',
      {},
      { background: true, quiet: true },
    );
    if (owner !== seeker) return;
    const states = deliveries.map(({ postId, status }) => [postId, status] as const);
    useOwnPosts.setState({ favourites: new Set(favourites), deliveries: new Map(states), applicant });
  } catch {
    // The next reader retries.
    if (owner === seeker) owner = null;
  }
}

/** Reads the seeker's own posts, loaded by the first reader of a session. */
function useOwn<T>(read: (own: OwnPosts) => T): T {
  const seeker = useSession(seekerIdOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seeker has other posts
  useEffect(() => void load(), [seeker]);
  return useOwnPosts(read);
}

export const useIsFavourite = (id: string): boolean => useOwn(({ favourites }) => favourites.has(id));

/** The state of the seeker's delivery to a post; null without one, and while loading. */
export const useDeliveryStatus = (postId: string): DeliveryStatus | null =>
  useOwn(({ deliveries }) => deliveries.get(postId) ?? null);

/** Degree, major and certificate of the signed-in seeker's resume, as the filter 我能报的. */
export const useOwnApplicant = (): string | null => useOwn(({ applicant }) => applicant);

/** An answer that comes after its seeker has signed out changes nothing. */
const note = (change: (own: OwnPosts) => Partial<OwnPosts>) => {
  if (seekerIdOf(getSession()) !== null) useOwnPosts.setState(change);
};

export const noteFavourite = (id: string, on: boolean) =>
  note(({ favourites }) => {
    const next = new Set(favourites);
    if (on) next.add(id);
    else next.delete(id);
    return { favourites: next };
  });

/** Updates the state of a delivery from another answer. */
export const noteDelivery = (postId: string, status: DeliveryStatus | null) =>
  note(({ deliveries }) => {
    const next = new Map(deliveries);
    if (status) next.set(postId, status);
    else next.delete(postId);
    return { deliveries: next };
  });

/** Optimistic; reverted if the server refuses. Resolves to whether it holds. */
export async function setFavourite(id: string, on: boolean): Promise<boolean> {
  noteFavourite(id, on);
  const input = { params: { id } };
  try {
    if (on) await call('PUT /api/posts/:id/favourite', input, { background: true });
    else await call('DELETE /api/posts/:id/favourite', input, { background: true });
    return true;
  } catch {
    noteFavourite(id, !on);
    return false;
  }
}

if (typeof window !== 'undefined') {
  useSession.subscribe((session) => {
    if (seekerIdOf(session) !== null) return;
    owner = null;
    useOwnPosts.setState(nothing);
  });
  onLive(['delivery'], () => {
    if (owner === null) return;
    owner = null;
    void load();
  });
}
