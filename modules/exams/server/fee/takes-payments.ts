import { isRunning, type TimedStep } from '../../contract/exam-state.ts';
import type { ExamRow, StepRow } from '../store.ts';

/** Whether applicants may send receipts now: the project asks a fee, runs, and its step 缴费 is open. */
export function takesPayments({ status, settings }: ExamRow, steps: readonly StepRow[], now: Date): boolean {
  const pay = steps.find(({ step }) => step === 'pay');
  return status === 'published' && settings.fee > 0 && pay !== undefined && isRunning(pay as TimedStep, now);
}
