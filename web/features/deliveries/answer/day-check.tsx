import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { Interview } from '#contract/deliveries/interviews.ts';
import { dayAt } from '#contract/months.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';

const HOUR = 3_600_000;

type Span = Pick<Interview, 'startsAt' | 'minutes'>;

/** The timed entries of the interview's day besides itself, and whether one overlaps with it. Without an end an entry lasts an hour. */
export function sameDay(items: readonly CalendarItem[], deliveryId: string, { startsAt, minutes }: Span) {
  const start = Date.parse(startsAt);
  const end = start + minutes * 60_000;
  const day = dayAt(new Date(start));
  const others = items.filter(
    ({ kind, id, at, allDay }) =>
      !allDay && !(kind === 'interview' && id === deliveryId) && dayAt(new Date(at)) === day,
  );
  const overlaps = ({ at, until }: CalendarItem) =>
    Date.parse(at) < end && (until ? Date.parse(until) : Date.parse(at) + HOUR) > start;
  return { others, clash: others.find(overlaps) ?? null };
}

interface Props {
  delivery: Pick<OwnDelivery, 'id'>;
  interview: Span;
  calendar: readonly CalendarItem[];
}

/** Whether the calendar is free at the time of an interview. */
export function DayCheck({ delivery, interview, calendar }: Props) {
  const { others, clash } = sameDay(calendar, delivery.id, interview);
  const [first] = others;
  if (clash)
    return (
      <p className="flex items-center gap-1 text-warm-ink">
        <CircleAlert size={14} aria-hidden />与 {timeOfDay(clash.at)} 的“{clash.title}”时间冲突
      </p>
    );
  return (
    <p className="flex items-center gap-1 text-ok-ink">
      <CircleCheck size={14} aria-hidden />
      {first ? `时间不冲突，当天 ${timeOfDay(first.at)} 还有“${first.title}”` : '当天没有别的安排'}
    </p>
  );
}
