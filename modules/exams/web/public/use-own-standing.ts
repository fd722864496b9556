import { useState } from 'react';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import type { PostFit } from '../../contract/exam-shapes.ts';
import { liveRegistrationStates } from '../../contract/registration-state.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';

export interface OwnStanding {
  signedIn: boolean;
  /** It is not known yet whether the seeker is registered. */
  isLoading: boolean;
  /** How the resume fits each post; null where it is not known. */
  fits: ReadonlyMap<string, PostFit> | null;
  /** The registration that counts in this project. */
  registration: OwnRegistration | null;
  followed: boolean;
}

const isLive = ({ status }: OwnRegistration) => (liveRegistrationStates as readonly string[]).includes(status);

/** What a project is to the signed-in seeker: fits, registration, whether it is followed. */
export function useOwnStanding(id: string) {
  const signedIn = useSession(isSeekerSignedIn);
  const params = { id };
  const fit = useCall('GET /api/exams/:id/fit', signedIn ? { params } : null, quietly);
  const own = useCall('GET /api/exams/registrations', signedIn ? {} : null, quietly);
  const mine = useCall('GET /api/exams/mine', signedIn ? {} : null, quietly);
  const [changed, setChanged] = useState<boolean>();
  const followed = changed ?? mine.data?.items.some((item) => item.id === id) ?? false;
  const options = { onSuccess: () => setChanged(!followed) };
  const add = useAction('PUT /api/exams/:id/follow', options);
  const drop = useAction('DELETE /api/exams/:id/follow', options);
  const standing: OwnStanding = {
    signedIn,
    isLoading: signedIn && own.status === 'pending',
    fits: fit.data ? new Map(fit.data.items.map((one) => [one.postId, one])) : null,
    registration: own.data?.items.find((item) => item.exam.id === id && isLive(item)) ?? null,
    followed,
  };
  return { standing, refresh: own.refetch, follow: () => (followed ? drop : add).send({ params }) };
}
