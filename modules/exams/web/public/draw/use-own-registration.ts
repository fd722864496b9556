import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import type { OwnRegistration } from '../../../contract/registrations.ts';

/** The registration of the signed-in seeker in a project, once a seat or a lot is drawn; null for everybody else. */
export function useOwnRegistration(examId: string): OwnRegistration | null {
  const signedIn = useSession(isSeekerSignedIn);
  const [own, setOwn] = useState<OwnRegistration | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    call('GET /api/exams/registrations', {}, { background: true, quiet: true }).then(
      ({ items }) => setOwn(items.find(({ exam, seat, lot }) => exam.id === examId && (seat || lot)) ?? null),
      () => undefined,
    );
  }, [examId, signedIn]);
  return own;
}
