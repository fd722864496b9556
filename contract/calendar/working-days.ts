import { dayAt, dayMs } from '#contract/months.ts';
import { holidayYears } from './holidays.ts';

/** A calendar day `YYYY-MM-DD` in Asia/Shanghai. */
export interface CalendarDay {
  day: string;
  /** Whether offices work. */
  works: boolean;
  /** The holiday, '调休上班' for a weekend day on which offices work, '' for every other day. */
  name: string;
}

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(utc(day)).getUTCDay());

/** The day after. */
export const dayAfter = (day: string): string => new Date(utc(day) + dayMs).toISOString().slice(0, 10);

/** A day as the holiday calendar has it. Of a year without an arrangement only weekends are off. */
export function calendarDay(day: string): CalendarDay {
  const date = day.slice(5);
  const year = holidayYears[day.slice(0, 4)];
  if (year?.work.includes(date)) return { day, works: true, name: '调休上班' };
  const holiday = year?.off.find(([, from, to]) => from <= date && date <= to);
  return { day, works: !holiday && !isWeekend(day), name: holiday?.[0] ?? '' };
}

/** When offices open and close, in Asia/Shanghai. */
const [OPEN, CLOSE] = ['09:00:00', '17:00:00'];
const momentOf = (day: string, time: string): Date => new Date(`${day}T${time}+08:00`);

/** A span of whole working days. */
interface WorkingSpan {
  /** Every day from the first to the last, weekends and holidays included. */
  days: CalendarDay[];
  /** When offices close on the last working day. */
  endsAt: Date;
  /** Years of the span whose holidays are not arranged yet: in these only weekends are off. */
  missing: string[];
}

/** The span of `count` whole working days after a moment. The day of the moment counts if offices open no earlier than it. */
export function workingSpan(from: Date, count: number): WorkingSpan {
  const first = dayAt(from);
  const days: CalendarDay[] = [];
  let day = from <= momentOf(first, OPEN) ? first : dayAfter(first);
  for (let left = count; left > 0; day = dayAfter(day)) {
    const next = calendarDay(day);
    if (days.length === 0 && !next.works) continue;
    days.push(next);
    if (next.works) left -= 1;
  }
  const last = days.at(-1)?.day ?? first;
  const missing = [...new Set([first, last].map((one) => one.slice(0, 4)))].filter((year) => !(year in holidayYears));
  return { days, endsAt: momentOf(last, CLOSE), missing };
}

/** How many working days of a span have begun, and how many follow after today. */
export function workingDaysAt({ days, endsAt }: WorkingSpan, now: Date): { begun: number; left: number; of: number } {
  const working = days.filter(({ works }) => works);
  const today = dayAt(now);
  const begun = now >= endsAt ? working.length : working.filter(({ day }) => day <= today).length;
  return { begun, left: working.length - begun, of: working.length };
}

/** What staff are told before they confirm dates that reach into a year without an arrangement; null where all are known. */
export const missingYearsNote = ({ missing }: Pick<WorkingSpan, 'missing'>): string | null =>
  missing.length > 0
    ? `${missing.join('、')} 年的节假日和调休安排还没有录入，只按周六、周日不计工作日；遇法定节假日请自行顺延公布时间`
    : null;
