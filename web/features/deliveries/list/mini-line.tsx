import clsx from 'clsx';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { road } from './progress-line.tsx';
import { rowNote } from './row-note.ts';

/** The steps as dots, with one line about the present one. */
export function MiniLine({ delivery, now }: { delivery: OwnDelivery; now: number }) {
  const note = rowNote(delivery, now);
  const reached = new Set(delivery.steps.map(({ to }) => to));
  const furthest = road.findLastIndex((status) => reached.has(status));
  const ended = delivery.status !== 'accepted' && !(road as readonly string[]).includes(delivery.status);
  return (
    <span className="block min-w-0">
      <span className="flex items-center" aria-hidden>
        {road.map((status, at) => (
          <span key={status} className="flex flex-1 items-center last:flex-none">
            <span
              className={clsx(
                'size-2 shrink-0 rounded-full border-2',
                at > furthest && 'border-line-strong bg-surface',
                at <= furthest && ended && 'border-ink-4 bg-ink-4',
                at < furthest && !ended && 'border-brand bg-brand',
                at === furthest && !ended && (note.warm ? 'border-warm bg-surface' : 'border-brand bg-surface'),
              )}
            />
            {at < road.length - 1 && (
              <span className={clsx('h-0.5 flex-1', at < furthest && !ended ? 'bg-brand' : 'bg-line')} />
            )}
          </span>
        ))}
      </span>
      <span className={clsx('mt-1 block truncate text-12', note.warm ? 'text-warm-ink' : 'text-ink-3')}>
        {note.text}
      </span>
    </span>
  );
}
