import type { ExamCard } from '../../contract/exam-shapes.ts';
import type { ExamGroup } from '../../contract/exams.ts';
import { hasBegun, isOver } from '../features/exam-words.ts';

/** The group of the list in which the server counts a project. */
export function groupOf(
  { status, steps, isReported }: Pick<ExamCard, 'status' | 'steps' | 'isReported'>,
  now: number,
): ExamGroup {
  if (status === 'cancelled' || status === 'closed') return 'over';
  if (isReported && steps.every((step) => isOver(step, now))) return 'over';
  const register = steps.find(({ step }) => step === 'register');
  if (!register) return 'running';
  if (!hasBegun(register, now)) return 'coming';
  return isOver(register, now) ? 'running' : 'open';
}
