import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { Card } from '#web/ui/card.tsx';

const awaited = new Set(['waiting', 'accepted', 'proposed']);

/** Upcoming interviews, nearest first. */
export function ComingUp({ deliveries }: { deliveries: OwnDelivery[] }) {
  const ahead = deliveries
    .flatMap(({ id, post, interview }) => (interview && awaited.has(interview.status) ? [{ id, post, interview }] : []))
    .filter(({ interview }) => new Date(interview.startsAt).getTime() > Date.now())
    .sort((a, b) => a.interview.startsAt.localeCompare(b.interview.startsAt))
    .slice(0, 4);
  if (ahead.length === 0) return null;
  return (
    <Card space="side" heading="接下来">
      <ul className="space-y-3">
        {ahead.map(({ id, post, interview }) => (
          <li key={id} className="flex items-center gap-3">
            <span className="grid w-12 shrink-0 place-items-center rounded-ctl bg-brand-tint py-1 text-brand">
              <b className="tabular text-16 leading-5">{monthDay(interview.startsAt)}</b>
              <span className="text-12 leading-4">{weekday(interview.startsAt)}</span>
            </span>
            <span className="min-w-0">
              <span className="block truncate text-14 text-ink-1">{post.title}</span>
              <span className="block truncate text-12 text-ink-3">
                {timeOfDay(interview.startsAt)} {interview.place || '线上'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
