import type { DateArray, EventAttributes } from 'ics';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { calendarKinds } from '#contract/calendar/calendar-kinds.ts';

const utc = (iso: string): DateArray => {
  const at = new Date(iso);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
};

const dayParts = (day: string): DateArray => [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];

type Ahead = { weeks: number } | { hours: number };

/** Reminder times: one to prepare, one to set out. */
const reminders: Record<CalendarItem['kind'], Ahead[]> = {
  interview: [{ hours: 24 }, { hours: 2 }],
  exam: [{ hours: 72 }, { hours: 24 }],
  fair: [{ hours: 24 }, { hours: 2 }],
  lecture: [{ hours: 1 }],
  deadline: [{ hours: 72 }, { hours: 24 }],
  certificate: [{ weeks: 4 }],
};

const alarms = (kind: CalendarItem['kind']): EventAttributes['alarms'] =>
  reminders[kind].map((ahead) => ({
    action: 'display',
    description: calendarKinds[kind],
    trigger: { before: true, ...ahead },
  }));

function eventOf(item: CalendarItem, origin: string, calName: string): EventAttributes {
  const when = item.allDay
    ? { start: dayParts(item.at), duration: { days: 1 } }
    : {
        start: utc(item.at),
        startInputType: 'utc' as const,
        startOutputType: 'utc' as const,
        ...(item.until
          ? { end: utc(item.until), endInputType: 'utc' as const, endOutputType: 'utc' as const }
          : { duration: { minutes: 0 } }),
      };
  return {
    ...when,
    uid: `${item.kind}-${item.id}@jiaoyurencai`,
    productId: '教育人才网',
    calName,
    title: item.title,
    location: item.place,
    description: [...item.details, origin && `详情：${origin}${item.link}`].filter(Boolean).join('\n') || undefined,
    categories: [calendarKinds[item.kind]],
    alarms: alarms(item.kind),
    // Deadlines and all-day dates do not make anybody busy.
    busyStatus: item.kind === 'interview' ? 'BUSY' : 'FREE',
  } as EventAttributes;
}

/** The library makes no calendar without events; subscribed programs still expect one. */
const empty = (calName: string) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:教育人才网',
  `X-WR-CALNAME:${calName}`,
  'END:VCALENDAR',
  '',
];

const OWN_NAME = '教育人才网求职日程';

/** Entries as an iCalendar file (RFC 5545). */
export async function calendarFile(
  items: readonly CalendarItem[],
  origin: string,
  calName = OWN_NAME,
): Promise<string> {
  if (items.length === 0) return empty(calName).join('\r\n');
  const { createEvents } = await import('ics');
  const { error, value } = createEvents(items.map((item) => eventOf(item, origin, calName)));
  if (error || !value) throw error ?? new Error('no calendar was made');
  return value;
}
