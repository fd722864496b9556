import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';

/** The registration number of the signed-in seeker in a project; null for everybody else. */
export function useOwnNumber(examId: string): number | null {
  const signedIn = useSession(isSeekerSignedIn);
  const [number, setNumber] = useState<number | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    call('GET /api/exams/registrations', {}, { background: true, quiet: true }).then(
      ({ items }) =>
        setNumber(items.find(({ exam, seat, lot }) => exam.id === examId && (seat || lot))?.number ?? null),
      () => undefined,
    );
  }, [examId, signedIn]);
  return number;
}
