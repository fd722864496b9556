import clsx from 'clsx';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { interview as interviewMachine } from '#contract/deliveries/interview-state.ts';
import { StepNode, type StepState } from '#web/features/steps/step-node.tsx';
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

/** A delivery's progress as a line of six steps over the whole width; one that ended early ends where it did. */
export function ProgressLine({ delivery }: { delivery: OwnDelivery }) {
  const stops = stopsOf(delivery);
  const currentIndex = stops.findIndex(({ current }) => current);
  const ended = ['rejected', 'withdrawn', 'declined', 'closed'].includes(delivery.status);
  const stateOf = (index: number): StepState => {
    if (index !== currentIndex) return index < currentIndex ? 'done' : 'coming';
    return delivery.overdue ? 'late' : ended ? 'ended' : 'now';
  };
  return (
    <ol className={clsx('mt-5', ended ? 'grid grid-cols-6' : 'flex [&>:not(:last-child)]:flex-1')}>
      {stops.map((stop, index) => (
        <li
          key={stop.status}
          className={clsx(
            'relative min-w-0 pt-6 not-last:pr-1 not-last:before:absolute not-last:before:inset-x-0 not-last:before:top-1.75 not-last:before:h-0.5',
            index < currentIndex ? 'before:bg-brand' : 'before:bg-line',
          )}
          aria-current={stop.current ? 'step' : undefined}
        >
          <StepNode state={stateOf(index)} />
          <p
            className={clsx(
              'text-14 whitespace-nowrap max-sm:text-12',
              index <= currentIndex ? 'font-semibold text-ink-1' : 'text-ink-3',
            )}
          >
            {stop.label}
          </p>
          <p className="tabular text-12 text-ink-3">
            {(stop.current && stop.note) || (stop.at && <Moment at={stop.at} />)}
          </p>
        </li>
      ))}
    </ol>
  );
}
