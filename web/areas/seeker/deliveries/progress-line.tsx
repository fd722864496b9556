import clsx from 'clsx';
import type { OwnDelivery } from '#contract/deliveries.ts';
import { delivery as machine } from '#contract/states/delivery.ts';
import { interview as interviewMachine } from '#contract/states/interview.ts';
import { dayAndTime } from '../../../features/time/day-parts.ts';

const road = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;

interface Stop {
  status: string;
  label: string;
  /** When it was reached first. */
  at: string | null;
  note: string | null;
  current: boolean;
}

/** The stops that lie behind and ahead; one that ended early stops there, with its last word. */
function stopsOf({ status, steps, interview }: OwnDelivery): Stop[] {
  const reached = new Map<string, string>();
  for (const { to, at } of steps) if (!reached.has(to)) reached.set(to, at);
  const label = (name: (typeof road)[number]) => machine.labels.seeker[name];
  const ended = !(road as readonly string[]).includes(status);
  const stops = road.map((name) => ({
    status: name,
    label: label(name),
    at: reached.get(name) ?? null,
    note: name === 'interview' && interview ? interviewMachine.labels.seeker[interview.status] : null,
    current: name === status,
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

/** The way of a delivery as a line of stops. */
export function ProgressLine({ delivery }: { delivery: OwnDelivery }) {
  const stops = stopsOf(delivery);
  const currentIndex = stops.findIndex(({ current }) => current);
  const ended = ['rejected', 'withdrawn', 'declined', 'closed'].includes(delivery.status);
  return (
    <ol className="mt-5 flex overflow-x-auto pb-1">
      {stops.map((stop, index) => {
        const done = index <= currentIndex;
        const dot =
          delivery.overdue && stop.current
            ? 'bg-warm'
            : ended && stop.current
              ? 'bg-ink-4'
              : done
                ? 'bg-brand'
                : 'bg-surface border-2 border-line-strong';
        return (
          <li
            key={stop.status}
            className="min-w-20 flex-1 last:flex-none"
            aria-current={stop.current ? 'step' : undefined}
          >
            <div className="flex items-center">
              <span className={clsx('size-2.5 shrink-0 rounded-full', dot)} />
              {index < stops.length - 1 && (
                <span className={clsx('h-0.5 flex-1', index < currentIndex ? 'bg-brand' : 'bg-line')} />
              )}
            </div>
            <p className={clsx('mt-2 text-13', done ? 'font-medium text-ink-1' : 'text-ink-3')}>{stop.label}</p>
            <p className="tabular text-12 text-ink-3">
              {(stop.current && stop.note) || (stop.at && dayAndTime(stop.at))}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
