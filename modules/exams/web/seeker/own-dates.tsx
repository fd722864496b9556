import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { Card } from '#web/ui/card.tsx';
import { liveRegistrationStates } from '../../contract/registration-state.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { shortTitle } from '../features/exam-words.ts';
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
  const days = Map.groupBy(dates, ({ at }) => monthDay(at));
  const organisers = new Set(dates.map(({ exam }) => exam.organiser.name));
  return (
    <Card space="side" heading="我的日程" aside={organisers.size === 1 ? [...organisers][0] : undefined}>
      <ol className="divide-y divide-line">
        {[...days].map(([day, own]) => {
          const [{ at }] = own as [(typeof own)[number]];
          const isToday = daysUntil(at, now) === 0;
          return (
            <li key={day} className="flex gap-3 py-2.5 last:pb-0">
              <span className="flex w-14 flex-none flex-col">
                <b className={`num text-16 leading-6 ${isToday ? 'text-brand' : 'text-ink-1'}`}>{day}</b>
                <span className="text-12 text-ink-3">{isToday ? '今天' : weekday(at)}</span>
              </span>
              <ul className="min-w-0 flex-1 space-y-2">
                {own.map(({ exam, step, what, at }) => (
                  <li key={exam.id + step} className="text-14 font-medium text-ink-1">
                    {what} <span className="tabular font-normal">{timeOfDay(at)}</span>
                    <span className="line-clamp-2 text-12 font-normal text-ink-3" title={exam.title}>
                      {shortTitle(exam)}
                      {organisers.size > 1 && `，${exam.organiser.name}`}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
