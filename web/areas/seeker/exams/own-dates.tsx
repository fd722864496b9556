import { liveRegistrationStates } from '#contract/exams/registration-state.ts';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { hasBegun, stepLabel } from '#web/features/exams/exam-words.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { Card } from '#web/ui/card.tsx';

const MOST = 6;
/** Steps that staff take without the applicant. */
const silent: readonly string[] = ['register', 'review'];

/** The next dates of the projects in which the seeker takes part. */
export function OwnDates({ registrations, now }: { registrations: readonly OwnRegistration[]; now: number }) {
  const dates = registrations
    .filter(({ status }) => (liveRegistrationStates as readonly string[]).includes(status))
    .filter(({ exam }) => exam.status === 'published')
    .flatMap(({ exam }) =>
      exam.steps.flatMap((step) => (silent.includes(step.step) || hasBegun(step, now) ? [] : [{ exam, ...step }])),
    )
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .slice(0, MOST);
  if (dates.length === 0) return null;
  return (
    <Card space="side" heading="我的日程">
      <ol className="flex flex-col gap-3">
        {dates.map(({ exam, step, startsAt }) => (
          <li key={exam.id + step} className="flex items-center gap-3">
            <span className="w-12 flex-none rounded-ctl bg-fill py-1 text-center">
              <b className="tabular block text-14 leading-5 text-ink-1">{monthDay(startsAt)}</b>
              <span className="block text-12 leading-4 text-ink-3">{weekday(startsAt)}</span>
            </span>
            <p className="min-w-0 flex-1 text-13 text-ink-1">
              {stepLabel(step)} <span className="tabular">{timeOfDay(startsAt)}</span>
              <span className="cut block text-12 text-ink-3" title={exam.title}>
                {exam.title}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
