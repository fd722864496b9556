import { useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { dayAt } from '#contract/months.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { sameDay } from './day-check.tsx';

interface Props {
  deliveryId: string;
  /** The times that are free. */
  slots: readonly string[];
  minutes: number;
  calendar: readonly CalendarItem[] | null;
  busy: boolean;
  look: 'filled' | 'tint';
  onChoose(at: string): void;
}

/** The times of an invitation, by day; one in which the calendar is taken says so. */
export function ChooseTime({ deliveryId, slots, minutes, calendar, busy, look, onChoose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const free = slots.filter((slot) => Date.parse(slot) > Date.now());
  if (free.length === 0)
    return <p className="mt-3 text-14 text-warm-ink">给出的时间都被选走或已经过了，可以提一个你方便的时间。</p>;
  const isTaken = (startsAt: string) =>
    calendar !== null && sameDay(calendar, deliveryId, { startsAt, minutes }).clash !== null;
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onChoose(chosen);
      }}
    >
      <fieldset className="space-y-2">
        <legend className="mb-2 text-14 text-ink-2">选一个时间，每个时间只留给一个人，先选先得</legend>
        {[...Map.groupBy(free, (slot) => dayAt(new Date(slot)))].map(([day, times]) => (
          <div key={day} className="flex flex-wrap items-center gap-2">
            <span className="tabular w-20 shrink-0 text-14 text-ink-1">
              {monthDay(times[0] ?? day)} {weekday(times[0] ?? day)}
            </span>
            {times.map((slot) => (
              <label
                key={slot}
                className="tabular flex min-h-9 cursor-pointer items-center rounded-ctl border border-line-strong bg-surface px-3 text-14 has-checked:border-brand has-checked:bg-brand has-checked:text-white has-focus-visible:outline-2 max-sm:min-h-11"
              >
                <input
                  type="radio"
                  name={`slot-${deliveryId}`}
                  className="sr-only"
                  checked={chosen === slot}
                  onChange={() => setChosen(slot)}
                />
                {timeOfDay(slot)}
                {isTaken(slot) && <span className="ml-1 text-12 opacity-80">有安排</span>}
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      <div className="answers">
        <Button type="submit" size="l" look={look} busy={busy} disabled={chosen === null}>
          {chosen ? `就选 ${monthDay(chosen)} ${timeOfDay(chosen)}` : '先选一个时间'}
        </Button>
      </div>
    </form>
  );
}
