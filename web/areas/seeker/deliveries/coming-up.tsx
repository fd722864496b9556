import clsx from 'clsx';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { openDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { type PlannedEntry, plannedEntries } from '#web/features/calendar/planned-entries.ts';
import { deadlineOf, isUrgent } from '#web/features/deliveries/answer/deadline.ts';
import type { ListedGroup } from '#web/features/deliveries/list/load-deliveries.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const most = 5;

interface Entry extends PlannedEntry {
  urgent: boolean;
}

const goesOn = new Set(['waiting', 'accepted', 'proposed']);

/** Whether a delivery's interview still takes place; the calendar was read before the last move. */
const isMeeting = ({ status, interview }: OwnDelivery) =>
  (openDeliveryStates as readonly string[]).includes(status) && interview !== null && goesOn.has(interview.status);

/** What has to be answered, and what is in the calendar, by time. */
function entriesOf({ lists, calendar, now }: Props): Entry[] {
  const answers = lists.mine.flatMap((delivery): Entry[] => {
    const at = deadlineOf(delivery);
    if (!at || Date.parse(at) < now) return [];
    const title = delivery.status === 'offer' ? '答复录用意向' : '答复面试邀请';
    const text = `${delivery.post.company.name}，${timeOfDay(at)} 前`;
    return [
      { key: `due-${delivery.id}`, at, title, text, link: `#delivery-${delivery.id}`, urgent: isUrgent(at, now) },
    ];
  });
  const elsewhere = new Set(
    [...lists.mine, ...[...lists.open, ...lists.ended].filter((delivery) => !isMeeting(delivery))].map(({ id }) => id),
  );
  const planned = plannedEntries(calendar, elsewhere, now).map((entry): Entry => ({ ...entry, urgent: false }));
  return [...answers, ...planned].sort((one, other) => one.at.localeCompare(other.at)).slice(0, most);
}

interface Props {
  lists: Record<ListedGroup, OwnDelivery[]>;
  calendar: readonly CalendarItem[];
  now: number;
}

/** The next dates, nearest first. */
export function ComingUp(props: Props) {
  const entries = entriesOf(props);
  if (entries.length === 0) return null;
  return (
    <Card
      space="side"
      heading="接下来"
      aside={
        <a href={paths.seekerCalendar()} className="link">
          日历
        </a>
      }
    >
      <ul className="space-y-3">
        {entries.map(({ key, at, title, text, link, urgent }) => (
          <li key={key}>
            <a href={link} className="flex items-center gap-3 hover:text-brand">
              <span
                className={clsx(
                  'grid w-12 shrink-0 place-items-center rounded-ctl py-1',
                  urgent ? 'bg-warm-tint text-warm-ink' : 'bg-brand-tint text-brand',
                )}
              >
                <b className="tabular text-14 leading-5">{monthDay(at)}</b>
                <span className="text-12 leading-4">{weekday(at)}</span>
              </span>
              <span className="min-w-0">
                <span className="line-clamp-2 text-14 text-ink-1">{title}</span>
                <span className="block truncate text-12 text-ink-3">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
