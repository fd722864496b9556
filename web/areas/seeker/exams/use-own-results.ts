import { useEffect, useState } from 'react';
import type { OwnResults } from '#contract/exams/results/publications.ts';
import { call } from '#web/api/browser-call.ts';

/** The applicant's own lines of the lists that are public; null before they are known, and for those who have no seat. */
export function useOwnResults(examId: string, hasSeat: boolean): OwnResults | null {
  const [own, setOwn] = useState<OwnResults | null>(null);
  useEffect(() => {
    if (!hasSeat) return setOwn(null);
    const input = { params: { id: examId } };
    call('GET /api/exams/:id/results/mine', input, { quiet: true, background: true }).then(setOwn, () => setOwn(null));
  }, [examId, hasSeat]);
  return own;
}
