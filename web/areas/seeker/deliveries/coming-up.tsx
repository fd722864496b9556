import { useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { openDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { type PlannedEntry, plannedEntries } from '#web/features/calendar/planned-entries.ts';
import { saveInterview } from '#web/features/calendar/save-calendar.ts';
import { deadlineOf } from '#web/features/deliveries/answer/deadline.ts';
import type { ListedGroup } from '#web/features/deliveries/list/load-deliveries.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface Props {
  lists: Record<ListedGroup, OwnDelivery[]>;
  calendar: readonly CalendarItem[];
  now: number;
  /** All of it, to be unfolded; else what fits beside a list. */
  full?: boolean;
}

type Entry = Omit<PlannedEntry, 'kind'> & { kind: PlannedEntry['kind'] | 'due' };

const goesOn = new Set(['waiting', 'accepted', 'proposed']);

/** Whether a delivery's interview still takes place; the calendar was read before the last move. */
const isMeeting = ({ status, interview }: OwnDelivery) =>
  (openDeliveryStates as readonly string[]).includes(status) && interview !== null && goesOn.has(interview.status);

/** What has to be answered, and what is in the calendar, by time. */
function entriesOf({ lists, calendar, now }: Props): Entry[] {
  const answers = lists.mine.flatMap((delivery): Entry[] => {
    const { id, status, post } = delivery;
    const at = deadlineOf(delivery);
    if (!at || Date.parse(at) < now) return [];
    const title = status === 'offer' ? '答复录用意向' : '答复面试邀请';
    const text = `${post.company.name}，${timeOfDay(at)} 前`;
    return [{ kind: 'due', id, key: `due-${id}`, at, title, text, link: `${paths.deliveries()}?id=${id}` }];
  });
  const elsewhere = new Set(
    [...lists.mine, ...[...lists.open, ...lists.ended].filter((delivery) => !isMeeting(delivery))].map(({ id }) => id),
  );
  const planned = plannedEntries(calendar, elsewhere, now);
  return [...answers, ...planned].sort((one, other) => one.at.localeCompare(other.at));
}

const dots: Partial<Record<Entry['kind'], string>> = { due: 'bg-warm', interview: 'bg-brand-solid' };

/** The next dates by day, nearest first. */
export function ComingUp({ full = false, ...props }: Props) {
  const [all, setAll] = useState(false);
  const entries = entriesOf(props);
  if (entries.length === 0 && !full) return null;
  const days = [...Map.groupBy(entries, ({ at }) => monthDay(at))];
  const shown = all ? days : days.slice(0, full ? 5 : 3);
  const more = entries.length - shown.reduce((sum, [, own]) => sum + own.length, 0);
  return (
    <Card
      id={full ? 'calendar' : undefined}
      space={full ? 'reading' : 'side'}
      className="scroll-mt-20"
      heading="接下来"
      aside={
        !full && (
          <a href={paths.seekerCalendar()} className="link">
            日历
          </a>
        )
      }
    >
      <ol className="divide-y divide-line">
        {shown.map(([day, own]) => {
          const isToday = daysUntil(own[0]?.at ?? '', props.now) === 0;
          return (
            <li key={day} className="flex gap-4 py-2.5 first:pt-0 last:pb-0">
              <DateTile top={day} bottom={isToday ? '今天' : weekday(own[0]?.at ?? '')} tint={isToday} />
              <ul className="min-w-0 flex-1 space-y-2 self-center">
                {own.map(({ key, kind, id, title, text, link }) => (
                  <li key={key} className="flex min-w-0 items-baseline gap-3 text-14">
                    <span className={`size-2 flex-none rounded-full ${dots[kind] ?? 'bg-ink-4'}`} aria-hidden />
                    <a
                      href={link}
                      className={`min-w-0 flex-1 text-ink-1 hover:text-brand ${full ? 'gap-x-4 sm:grid sm:grid-cols-2' : ''}`}
                    >
                      {title}
                      {text && (
                        <span className={`tabular block text-ink-3 ${full ? 'text-14' : 'text-12'}`}>{text}</span>
                      )}
                    </a>
                    {full && (
                      <span className="flex-none text-right text-14 max-sm:empty:hidden sm:w-15">
                        {kind === 'interview' && (
                          <button type="button" className="link" onClick={() => void saveInterview(id)}>
                            存入日历
                          </button>
                        )}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      {full && more > 0 && (
        <Button wide className="mt-4" onClick={() => setAll(true)}>
          再看 {more} 项
        </Button>
      )}
      {entries.length === 0 && (
        <p className="text-14 text-ink-3">还没有安排。面试、收藏职位的截止日和报名的招聘会都会列在这里。</p>
      )}
    </Card>
  );
}
