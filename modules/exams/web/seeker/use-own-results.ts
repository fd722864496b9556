import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import type { Candidacy } from '../../contract/candidates/recheck.ts';
import type { OwnResults } from '../../contract/results/publications.ts';

const quietly = { quiet: true, background: true };

/**
 * The applicant's own lines of the lists that are public, and the own way after the shortlist for those who are on it or may follow;
 * null before they are known, and for those who have none.
 */
export function useOwnResults(examId: string, hasSeat: boolean) {
  const [own, setOwn] = useState<OwnResults | null>(null);
  const [candidacy, setCandidacy] = useState<Candidacy | null>(null);
  useEffect(() => {
    setOwn(null);
    if (!hasSeat) return;
    const params = { id: examId };
    call('GET /api/exams/:id/results/mine', { params }, quietly)
      .then((found) => {
        setOwn(found);
        const isListed = ({ kind, line }: OwnResults['items'][number]) =>
          kind === 'shortlist' && ['in', 'waiting'].includes(line.outcome);
        return found.items.some(isListed)
          ? call('GET /api/exams/:id/candidacy', { params }, quietly).then(setCandidacy)
          : undefined;
      })
      .catch(() => undefined);
  }, [examId, hasSeat]);
  return { own, candidacy, setCandidacy };
}
