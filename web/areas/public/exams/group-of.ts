import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import type { ExamGroup } from '#contract/exams/exams.ts';
import { hasBegun, isOver } from '#web/features/exams/exam-words.ts';

/** The group of the list in which the server counts a project. */
export function groupOf({ status, steps }: Pick<ExamCard, 'status' | 'steps'>, now: number): ExamGroup {
  if (status === 'cancelled' || status === 'closed') return 'over';
  const register = steps.find(({ step }) => step === 'register');
  if (!register) return 'running';
  if (!hasBegun(register, now)) return 'coming';
  return isOver(register, now) ? 'running' : 'open';
}
