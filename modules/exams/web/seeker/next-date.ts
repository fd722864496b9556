import { daysUntil } from '#web/features/time/time-text.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { runs, stepLabel } from '../features/exam-words.ts';

interface OwnDate {
  step: string;
  what: string;
  at: string;
}

/** Steps in which staff act without the applicant. */
const silent: readonly string[] = ['register', 'review', 'inspection'];
/** States in which a registration is still in the course of its project. */
const over: readonly string[] = ['refused', 'withdrawn', 'lapsed'];

/** What is still to come of a project: one's own turn in an interview until its day ends, the end of a step that runs, or the beginning of a later one. */
function datesOf({ exam, lot }: OwnRegistration, now: number): OwnDate[] {
  return exam.steps
    .filter(({ step }) => !silent.includes(step))
    .map((step): OwnDate => {
      if (step.step === 'interview' && lot) return { step: step.step, what: '面试', at: lot.startsAt };
      const label = stepLabel(step.step);
      return runs(step, now)
        ? { step: step.step, what: `${label}结束`, at: step.endsAt }
        : { step: step.step, what: label, at: step.startsAt };
    })
    .filter(({ step, at }) => (step === 'interview' && lot ? daysUntil(at, now) >= 0 : Date.parse(at) > now))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What a registration has next by its dates; null where nothing is left. */
export function nextDateOf(registration: OwnRegistration, now: number): OwnDate | null {
  const { exam, status, completeBy } = registration;
  if (status === 'returned' && completeBy) return { step: 'review', what: '补件截止', at: completeBy };
  if (exam.status !== 'published' || over.includes(status)) return null;
  return datesOf(registration, now)[0] ?? null;
}

/** By the nearest date, those without one last. */
export function byNextDate(registrations: readonly OwnRegistration[], now: number): OwnRegistration[] {
  const at = (one: OwnRegistration) => Date.parse(nextDateOf(one, now)?.at ?? '') || Number.POSITIVE_INFINITY;
  return registrations.toSorted((one, other) => (at(one) < at(other) ? -1 : at(one) > at(other) ? 1 : 0));
}
