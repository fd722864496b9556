import { dayMs } from '#contract/months.ts';

export interface CalendarEvent {
  uid: string;
  title: string;
  /** An ISO 8601 instant, or a day `YYYY-MM-DD` for an all-day event. */
  start: string;
  /** The end instant. Without one the event is a point in time, or lasts its whole day. */
  end?: string | null;
  place?: string;
  details?: string;
  url?: string;
  category?: string;
  isCancelled?: boolean;
  /** Whether the event blocks its time; deadlines and dates to remember do not. */
  isBusy?: boolean;
  /** Revision number; calendar programs replace an event by one with a higher number. */
  sequence?: number;
  /** Reminders as RFC 5545 durations relative to the start, such as `-PT2H`. */
  reminders?: readonly { trigger: string; text: string }[];
}

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** Splits a content line into lines of at most 75 octets, between characters; continuations start with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Escapes a TEXT value; other control characters are not allowed in one. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/** `20261125T020000Z` */
const instant = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

const isDay = (at: string): boolean => /^\d{4}-\d\d-\d\d$/.test(at);
const dayValue = (day: string): string => day.replaceAll('-', '');
const nextDay = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** Start and end: an all-day event ends at the start of the next day; an end must lie after the start. */
function times({ start, end }: CalendarEvent): string[] {
  if (isDay(start)) return [`DTSTART;VALUE=DATE:${dayValue(start)}`, `DTEND;VALUE=DATE:${dayValue(nextDay(start))}`];
  const lasts = end && Date.parse(end) > Date.parse(start);
  return [`DTSTART:${instant(start)}`, ...(lasts ? [`DTEND:${instant(end)}`] : [])];
}

const textLine = (name: string, value?: string): string[] => (value ? [`${name}:${text(value)}`] : []);

const eventLines = (event: CalendarEvent, madeAt: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `DTSTAMP:${instant(madeAt.toISOString())}`,
  ...times(event),
  `SUMMARY:${text(event.title)}`,
  ...textLine('LOCATION', event.place),
  ...textLine('DESCRIPTION', event.details),
  ...(event.url ? [`URL:${event.url}`] : []),
  ...textLine('CATEGORIES', event.category),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
  `TRANSP:${event.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  ...(event.reminders ?? []).flatMap((reminder) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(reminder.text)}`,
    `TRIGGER:${reminder.trigger}`,
    'END:VALARM',
  ]),
  'END:VEVENT',
];

/** Events as an iCalendar file (RFC 5545). A file without events is still valid: subscribed programs expect one. */
export const icalendar = (events: readonly CalendarEvent[], { name, madeAt }: { name?: string; madeAt: Date }) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//教育人才网//calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...textLine('X-WR-CALNAME', name),
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
