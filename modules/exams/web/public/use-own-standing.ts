import { call } from '#web/api/browser-call.ts';
import { useOwn } from '#web/features/calls/use-own.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import type { PostFit } from '../../contract/exam-shapes.ts';
import { liveRegistrationStates } from '../../contract/registration-state.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';

interface Own {
  /** How the resume fits each post; null where it is not known. */
  fits: ReadonlyMap<string, PostFit> | null;
  /** The registration that counts in this project. */
  registration: OwnRegistration | null;
  followed: boolean;
}

export interface OwnStanding extends Own {
  signedIn: boolean;
  /** Nothing is known yet of who is signed in. */
  isLoading: boolean;
}

const nothing: Own = { fits: null, registration: null, followed: false };
const quiet = { background: true, quiet: true } as const;
const isLive = ({ status }: OwnRegistration) => (liveRegistrationStates as readonly string[]).includes(status);

async function load(id: string): Promise<Own> {
  const [fits, own, mine] = await Promise.all([
    call('GET /api/exams/:id/fit', { params: { id } }, quiet),
    call('GET /api/exams/registrations', {}, quiet),
    call('GET /api/exams/mine', {}, quiet),
  ]);
  return {
    fits: new Map(fits.items.map((fit) => [fit.postId, fit])),
    registration: own.items.find((item) => item.exam.id === id && isLive(item)) ?? null,
    followed: mine.items.some((item) => item.id === id),
  };
}

/** What a project is to the signed-in seeker: fits, registration, whether it is followed. */
export function useOwnStanding(id: string) {
  const signedIn = useSession(isSeekerSignedIn);
  const { own, put, refresh } = useOwn(id, load);
  const standing: OwnStanding = { ...nothing, ...own, signedIn, isLoading: own === undefined };
  const follow = async () => {
    const followed = !standing.followed;
    const key = followed ? 'PUT /api/exams/:id/follow' : 'DELETE /api/exams/:id/follow';
    const done = await call(key, { params: { id } }).then(
      () => true,
      () => false,
    );
    if (done) put({ ...nothing, ...own, followed });
  };
  return { standing, refresh, follow };
}
