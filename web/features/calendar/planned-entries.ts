import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { dayMs } from '#contract/months.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';

/** '笔试：2026 年公开招聘教师' of '笔试：青枫中学 2026 年公开招聘教师': the school is the entry's place, and the rest tells projects apart. */
const entryTitle = ({ title, place }: CalendarItem): string => (place ? title.replace(`：${place} `, '：') : title);

export interface PlannedEntry {
  kind: CalendarItem['kind'];
  id: string;
  key: string;
  at: string;
  title: string;
  text: string;
  link: string;
}

/** What is still to come in a seeker's calendar, in its order; `skipped` are deliveries whose interviews are shown elsewhere. */
export function plannedEntries(
  calendar: readonly CalendarItem[],
  skipped: ReadonlySet<string>,
  now: number,
): PlannedEntry[] {
  return calendar
    .filter(({ kind, id }) => kind !== 'interview' || !skipped.has(id))
    .map((item) => ({ item, start: item.allDay ? `${item.at}T00:00:00+08:00` : item.at }))
    .filter(({ item, start }) => Date.parse(start) + (item.allDay ? dayMs : 0) > now)
    .map(({ item, start }) => ({
      kind: item.kind,
      id: item.id,
      key: `${item.kind}-${item.id}`,
      at: new Date(start).toISOString(),
      title: entryTitle(item),
      text: [item.allDay ? '' : timeOfDay(start), item.place].filter(Boolean).join(' '),
      link: item.link,
    }));
}
