import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import type { OwnResults } from '../../contract/results/publications.ts';

/**
 * The applicant's own lines of the lists that are public, and the own way after the shortlist for those who are on it or may follow;
 * null before they are known, and for those who have none.
 */
export function useOwnResults(examId: string, hasSeat: boolean) {
  const input = { params: { id: examId } };
  const { data: own = null } = useCall('GET /api/exams/:id/results/mine', hasSeat ? input : null, quietly);
  const isListed = ({ kind, line }: OwnResults['items'][number]) =>
    kind === 'shortlist' && ['in', 'waiting'].includes(line.outcome);
  const mayFollow = own?.items.some(isListed) ?? false;
  const { data: candidacy = null, replace } = useCall(
    'GET /api/exams/:id/candidacy',
    mayFollow ? input : null,
    quietly,
  );
  return { own, candidacy, setCandidacy: replace };
}
