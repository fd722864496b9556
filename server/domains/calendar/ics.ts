import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { calendarKinds } from '#contract/calendar/calendar-kinds.ts';
import { type CalendarEvent, icalendar } from '#contract/calendar/icalendar.ts';

/** Reminder times: one to prepare, one to set out. */
const reminders: Record<CalendarItem['kind'], string[]> = {
  interview: ['-PT24H', '-PT2H'],
  exam: ['-PT72H', '-PT24H'],
  fair: ['-PT24H', '-PT2H'],
  lecture: ['-PT1H'],
  deadline: ['-PT72H', '-PT24H'],
  certificate: ['-P4W'],
};

const eventOf = (item: CalendarItem, origin: string): CalendarEvent => ({
  uid: `${item.kind}-${item.id}@jiaoyurencai`,
  title: item.title,
  start: item.at,
  end: item.until,
  place: item.place,
  details: [...item.details, origin && `详情：${origin}${item.link}`].filter(Boolean).join('\n'),
  category: calendarKinds[item.kind],
  reminders: reminders[item.kind].map((trigger) => ({ trigger, text: calendarKinds[item.kind] })),
  isBusy: item.kind === 'interview',
});

/** Entries as an iCalendar file. */
export const calendarFile = (
  items: readonly CalendarItem[],
  { origin, madeAt, name = '教育人才网求职日程' }: { origin: string; madeAt: Date; name?: string },
): string =>
  icalendar(
    items.map((item) => eventOf(item, origin)),
    { name, madeAt },
  );
