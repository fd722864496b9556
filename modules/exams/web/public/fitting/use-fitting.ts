import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
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
  const { data, isError } = useCall('GET /api/exams/fitting', signedIn ? {} : null, quietly);
  return { signedIn, fitting: isError ? null : data };
}
