import { useEffect, useState } from 'react';
import type { Candidacy } from '#contract/exams/candidates/recheck.ts';
import { call } from '#web/api/browser-call.ts';

/** The applicant's own way after the shortlist, for those who are on it or may follow; null before it is public. */
export function useOwnCandidacy(examId: string, isListed: boolean) {
  const [own, setOwn] = useState<Candidacy | null>(null);
  useEffect(() => {
    if (!isListed) return;
    const found = call('GET /api/exams/:id/candidacy', { params: { id: examId } }, { quiet: true, background: true });
    void found.then(setOwn, () => setOwn(null));
  }, [examId, isListed]);
  return [own, setOwn] as const;
}
