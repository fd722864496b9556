import clsx from 'clsx';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { interview as interviewMachine } from '#contract/deliveries/interview-state.ts';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';

export const road = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;

interface Stop {
  status: string;
  label: string;
  /** When it was first reached. */
  at: string | null;
  note: string | null;
  current: boolean;
}

/** Past and future steps; a delivery that ended early stops there, with its last state. */
function stopsOf({ status, steps, interview }: OwnDelivery): Stop[] {
  const reached = new Map<string, string>();
  for (const { to, at } of steps) if (!reached.has(to)) reached.set(to, at);
  const label = (name: (typeof road)[number]) => machine.labels.seeker[name];
  const isAccepted = status === 'accepted';
  const ended = !isAccepted && !(road as readonly string[]).includes(status);
  const stops = road.map((name) => ({
    status: name,
    label: isAccepted && name === 'offer' ? machine.labels.seeker.accepted : label(name),
    at: reached.get(name) ?? null,
    note: name === 'interview' && interview ? interviewMachine.labels.seeker[interview.status] : null,
    current: name === (isAccepted ? 'offer' : status),
  }));
  if (!ended) return stops;
  const last = {
    status,
    label: machine.labels.seeker[status],
    at: reached.get(status) ?? null,
    note: null,
    current: true,
  };
  return [...stops.filter(({ at }) => at !== null), last];
}

/** Six steps share the width of a phone, where only the history shows the hour. */
function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {monthDay(at)}
      <span className="max-sm:hidden"> {timeOfDay(at)}</span>
    </time>
  );
}

/** A delivery's progress as a line of steps. */
export function ProgressLine({ delivery }: { delivery: OwnDelivery }) {
  const stops = stopsOf(delivery);
  const currentIndex = stops.findIndex(({ current }) => current);
  const ended = ['rejected', 'withdrawn', 'declined', 'closed'].includes(delivery.status);
  return (
    <ol className="mt-5 grid grid-cols-[repeat(5,minmax(0,1fr))_auto]">
      {stops.map((stop, index) => {
        const done = index <= currentIndex;
        const dot =
          delivery.overdue && stop.current
            ? 'border-warm bg-surface'
            : ended && stop.current
              ? 'border-ink-4 bg-ink-4'
              : stop.current
                ? 'border-brand bg-surface'
                : done
                  ? 'border-brand bg-brand'
                  : 'border-line-strong bg-surface';
        return (
          <li key={stop.status} className="min-w-0 nth-6:text-right" aria-current={stop.current ? 'step' : undefined}>
            <div className="flex items-center">
              {index === road.length - 1 && <span className={clsx('h-0.5 flex-1', done ? 'bg-brand' : 'bg-line')} />}
              <span
                className={clsx('size-3 shrink-0 rounded-full', stop.current && !ended ? 'border-4' : 'border-2', dot)}
              />
              {index < stops.length - 1 && (
                <span className={clsx('h-0.5 flex-1', index < currentIndex ? 'bg-brand' : 'bg-line')} />
              )}
            </div>
            <p
              className={clsx('mt-2 text-13 break-all max-sm:text-12', done ? 'font-medium text-ink-1' : 'text-ink-3')}
            >
              {stop.label}
            </p>
            <p className="tabular text-12 text-ink-3">
              {(stop.current && stop.note) || (stop.at && <Moment at={stop.at} />)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
