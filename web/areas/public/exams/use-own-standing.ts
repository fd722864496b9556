import { useCallback, useEffect, useState } from 'react';
import type { PostFit } from '#contract/exams/exam-shapes.ts';
import { liveRegistrationStates } from '#contract/exams/registration-state.ts';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { call } from '#web/api/browser-call.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';

export interface OwnStanding {
  signedIn: boolean;
  /** How the resume fits each post; null until it is known. */
  fits: ReadonlyMap<string, PostFit> | null;
  /** The registration that counts in this project; undefined until it is known. */
  registration: OwnRegistration | null | undefined;
  followed: boolean;
}

const visitor: OwnStanding = { signedIn: false, fits: null, registration: null, followed: false };
const quiet = { background: true, quiet: true } as const;
const isLive = ({ status }: OwnRegistration) => (liveRegistrationStates as readonly string[]).includes(status);

async function load(id: string): Promise<OwnStanding> {
  const [fits, own, mine] = await Promise.all([
    call('GET /api/exams/:id/fit', { params: { id } }, quiet),
    call('GET /api/exams/registrations', {}, quiet),
    call('GET /api/exams/mine', {}, quiet),
  ]);
  return {
    signedIn: true,
    fits: new Map(fits.items.map((fit) => [fit.postId, fit])),
    registration: own.items.find((one) => one.exam.id === id && isLive(one)) ?? null,
    followed: mine.items.some((one) => one.id === id),
  };
}

/** What a project is to the signed-in seeker: fits, registration, whether it is followed. */
export function useOwnStanding(id: string) {
  const signedIn = useSession(isSeekerSignedIn);
  const [standing, setStanding] = useState<OwnStanding>({ ...visitor, registration: undefined });
  const refresh = useCallback(async () => {
    if (!signedIn) return setStanding(visitor);
    const known = await load(id).catch(() => null);
    setStanding(known ?? { ...visitor, signedIn: true });
  }, [id, signedIn]);
  useEffect(() => void refresh(), [refresh]);
  const follow = async () => {
    const followed = !standing.followed;
    const key = followed ? 'PUT /api/exams/:id/follow' : 'DELETE /api/exams/:id/follow';
    const done = await call(key, { params: { id } }).then(
      () => true,
      () => false,
    );
    if (done) setStanding((before) => ({ ...before, followed }));
  };
  return { standing, refresh, follow };
}
