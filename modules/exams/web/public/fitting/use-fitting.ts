import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import type { ExamFitting } from '../../../contract/exam-lists.ts';

export interface OwnFitting {
  signedIn: boolean;
  /** undefined until it is known, null where it did not load. */
  fitting: ExamFitting | null | undefined;
}

/** How the signed-in seeker fits the posts of all projects that take registrations. */
export function useFitting(): OwnFitting {
  const signedIn = useSession(isSeekerSignedIn);
  const [fitting, setFitting] = useState<ExamFitting | null>();
  useEffect(() => {
    if (!signedIn) return setFitting(undefined);
    call('GET /api/exams/fitting', {}, { background: true, quiet: true }).then(setFitting, () => setFitting(null));
  }, [signedIn]);
  return { signedIn, fitting };
}
