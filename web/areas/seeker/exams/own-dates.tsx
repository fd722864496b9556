import { liveRegistrationStates } from '#contract/exams/registration-state.ts';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { shortTitle } from '#web/features/exams/exam-words.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { Card } from '#web/ui/card.tsx';
import { datesOf } from './next-date.ts';

const MOST = 6;

/** The next dates of the projects in which the seeker takes part. */
export function OwnDates({ registrations, now }: { registrations: readonly OwnRegistration[]; now: number }) {
  const dates = registrations
    .filter(({ status }) => (liveRegistrationStates as readonly string[]).includes(status))
    .filter(({ exam }) => exam.status === 'published')
    .flatMap((own) => datesOf(own, now).map((date) => ({ exam: own.exam, ...date })))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, MOST);
  if (dates.length === 0) return null;
  const organisers = new Set(dates.map(({ exam }) => exam.organiser.name));
  return (
    <Card heading="我的日程" aside={organisers.size === 1 ? [...organisers][0] : undefined}>
      <ol className="grid grid-cols-6 divide-line max-lg:grid-cols-3 max-lg:gap-y-4 max-sm:grid-cols-1 max-sm:gap-y-3 lg:divide-x">
        {dates.map(({ exam, step, what, at }) => (
          <li
            key={exam.id + step}
            className="flex flex-col px-4 max-lg:px-0 max-sm:flex-row max-sm:items-center max-sm:gap-4 lg:first:pl-0"
          >
            <span className="flex items-baseline gap-2 max-sm:w-16 max-sm:flex-none max-sm:flex-col max-sm:gap-0">
              <b className={`num text-20 leading-7 ${daysUntil(at, now) === 0 ? 'text-brand' : 'text-ink-1'}`}>
                {monthDay(at)}
              </b>
              <span className="text-12 text-ink-3">{daysUntil(at, now) === 0 ? '今天' : weekday(at)}</span>
            </span>
            <p className="min-w-0 flex-1 text-14 font-medium text-ink-1">
              {what} <span className="tabular font-normal">{timeOfDay(at)}</span>
              <span className="line-clamp-2 text-12 font-normal text-ink-3" title={exam.title}>
                {shortTitle(exam)}
              </span>
              {organisers.size > 1 && (
                <span className="cut block text-12 font-normal text-ink-3">{exam.organiser.name}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
