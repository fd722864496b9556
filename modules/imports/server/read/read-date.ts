import { dayAt, dayMs } from '#contract/months.ts';
import { chineseDigits } from './plain-text.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

/** A day of a text, and what was concluded rather than read. */
interface FoundDay {
  year: number | null;
  month: number;
  day: number;
  note?: string;
}

interface Shape {
  pattern: RegExp;
  dayOf(parts: readonly string[]): FoundDay | null;
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const short = (year: string) => 2_000 + Number(year);
const plain = (year: string | null, month: string, day: string, note?: string): FoundDay => ({
  year: year === null ? null : Number(year),
  month: Number(month),
  day: Number(day),
  ...(note === undefined ? {} : { note }),
});

/** Day and month in either order, where only one of them can be the month. */
function unordered(first: string, second: string, year: string): FoundDay | null {
  const [one, other] = [Number(first), Number(second)];
  if (one > 12 && other > 12) return null;
  if (one > 12 || one === other) return plain(year, second, first);
  return other > 12 ? plain(year, first, second) : null;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthNamed = (word: string) =>
  String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1 || Number.parseInt(word, 10));
/** A database of Oracle writes 30-6月 -27. */
const monthWord = String.raw`((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}|(?:1[0-2]|[1-9])月)\.?`;

/** Ways to write a day, the surest first. Spaces are allowed around separators, never within a number. */
const shapes: readonly Shape[] = [
  {
    pattern: /(?<!\d)((?:19|20)\d{2})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)/,
    dayOf: ([year = '', month = '', day = '']) => plain(year, month, day),
  },
  {
    pattern: /(?<!\d)(20\d{2})(\d{2})(\d{2})(?:\d{4}(?:\d{2})?)?(?!\d)/,
    dayOf: ([year = '', month = '', day = '']) => plain(year, month, day),
  },
  {
    pattern: /(?<!\d)(20\d{2})\s*[年./-]\s*(\d{1,2})\s*月?\s*(?:底|末)/,
    dayOf: ([year = '', month = '']) => endOfMonth(year, month),
  },
  {
    pattern: /(?<![\d/.-])(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(20\d{2})(?!\d)/,
    dayOf: ([first = '', second = '', year = '']) => unordered(first, second, year),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s-]*${monthWord}[\s,-]*(20\d{2}|[23]\d)(?![\d日号])`,
      'i',
    ),
    dayOf: ([day = '', month = '', year = '']) => plain(`20${year.slice(-2)}`, monthNamed(month), day),
  },
  {
    pattern: new RegExp(String.raw`${monthWord}\s*(\d{1,2})(?:st|nd|rd|th)?[\s,]+(20\d{2})`, 'i'),
    dayOf: ([month = '', day = '', year = '']) => plain(year, monthNamed(month), day),
  },
  {
    pattern: /(?<![\d/.-])([23]\d)\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?![\d/.-])/,
    dayOf: ([year = '', month = '', day = '']) =>
      plain(String(short(year)), month, day, `年份按 ${short(year)} 年理解`),
  },
  {
    pattern: /(?<!\d)(\d{1,2})\s*月\s*(\d{1,2})\s*(?:日|号|(?!\d))/,
    dayOf: ([month = '', day = '']) => plain(null, month, day),
  },
  {
    pattern: /(?<!\d)(20\d{2})\s*[年./-]\s*(\d{1,2})\s*月?\s*(?![\d.])/,
    dayOf: ([year = '', month = '']) => endOfMonth(year, month),
  },
];

function endOfMonth(year: string, month: string): FoundDay | null {
  const [y, m] = [Number(year), Number(month)];
  return m < 1 || m > 12 ? null : { year: y, month: m, day: lastDayOf(y, m), note: '没有写明日，按月底理解' };
}

interface Match {
  at: number;
  length: number;
  found: FoundDay | null;
}

/** The first day in a text. */
function firstDay(text: string): Match | null {
  for (const { pattern, dayOf } of shapes) {
    const match = pattern.exec(text);
    if (match) return { at: match.index, length: match[0].length, found: dayOf(match.slice(1)) };
  }
  return null;
}

const to = /(?:至|到|—|–|~|～|-)+\s*$/;
/** The end of a span whose year, or year and month, stand at its beginning: '6月1日至30日', '2027.3.1-6.30'. */
const spanEnd = /^[日号]?\s*(?:至|到|[—–~～-]+)\s*(?:(\d{1,2})\s*[月./-]\s*)?(\d{1,2})\s*[日号]?(?![\d:：点时年])/;

/** The last day of a text: the end where it names a span. */
function lastDay(text: string): { found: FoundDay | null; isSpan: boolean } | null {
  let match = firstDay(text);
  if (!match) return null;
  let rest = text.slice(match.at + match.length);
  let isSpan = to.test(text.slice(0, match.at));
  let { found } = match;
  for (let next = firstDay(rest); next; next = firstDay(rest)) {
    const year = next.found && next.found.year === null ? (found?.year ?? null) : (next.found?.year ?? null);
    found = next.found && { ...next.found, year };
    match = next;
    isSpan = true;
    rest = rest.slice(next.at + next.length);
  }
  const end = spanEnd.exec(rest);
  if (end && found) {
    found = { ...found, month: end[1] ? Number(end[1]) : found.month, day: Number(end[2]) };
    isSpan = true;
  }
  return { found, isSpan };
}

const iso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
};

const EARLIEST_SERIAL = 36_526;
const LATEST_SERIAL = 55_153;
const UNIX_SERIAL = 25_569;

/** The number by which a spreadsheet stores a day of this century's first half, in a cell that is not formatted as a day. */
function serialDay(text: string): string | null {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (serial < EARLIEST_SERIAL || serial > LATEST_SERIAL) return null;
  return new Date((Math.floor(serial) - UNIX_SERIAL) * dayMs).toISOString().slice(0, 10);
}

/** The year of a day without one, if `now` is given: the next such day. */
function yearOf({ month, day }: FoundDay, now: Date | undefined): number | null {
  if (!now) return null;
  const today = dayAt(now);
  const year = Number(today.slice(0, 4));
  const thisYear = iso(year, month, day);
  return thisYear !== null && thisYear >= today ? year : year + 1;
}

/** Programs state midnight in Beijing as a moment in UTC; a separator that stands twice is one, whichever it is. */
const usual = (text: string): string =>
  text
    .replace(/^\d{4}-\d\d-\d\dT16:00(?::00(?:\.0+)?)?Z$/, (moment) => dayAt(new Date(moment)))
    .replace(/((?:19|20)\d{2})([—–、,_\\· ])(\d{1,2})\2(\d{1,2})(?!\d)/g, '$1-$3-$4');

function dayIn(cell: string, now: Date | undefined): Reading<string> {
  const text = usual(chineseDigits(cell.normalize('NFKC')).trim());
  const serial = serialDay(text);
  if (serial) return guessed(serial, cell, `“${text}”按表格软件的日期序号理解为 ${serial}`);
  const last = lastDay(text);
  if (!last) return missing(cell);
  if (!last.found) return missing(cell, '分不清哪一个是月、哪一个是日');
  const year = last.found.year ?? yearOf(last.found, now);
  if (year === null) return missing(cell, '没有写明年份');
  const day = iso(year, last.found.month, last.found.day);
  if (day === null) return missing(cell, '日期不存在');
  const notes = [
    last.found.note ?? '',
    last.found.year === null ? `没有写明年份，按 ${year} 年理解` : '',
    last.isSpan ? `按起止日期中的最后一天 ${day} 理解` : '',
  ].filter(Boolean);
  return notes.length === 0 ? read(day, cell) : guessed(day, cell, notes.join('；'));
}

/** A day as tables write it, with or without a clock time: '2026-11-21', '2026/1/5 18:00', '二〇二七年六月三十日'; as `YYYY-MM-DD`. */
export const readDay = (cell: string): Reading<string> => dayIn(cell, undefined);

/** The day on which something ends; one without a year is the next such day. */
export const readDeadline = (cell: string, now: Date): Reading<string> => dayIn(cell, now);

/** The last clock time of a text: '18:00', '17：30', '17时30分', '下午5点'. */
const clock = /(上午|中午|下午|晚上?)?\s*(\d{1,2})\s*(?:[:：]\s*(\d{2})|[时点](?:\s*(\d{1,2})\s*分|(半))?)/g;

/** The moment at which something ends on a day: at the time that its text names, otherwise with the day. */
export function closingMoment(cell: string, day: string): Date {
  const [, half, hour = '', colon, minutes, isHalf] = [...cell.normalize('NFKC').matchAll(clock)].at(-1) ?? [];
  const shift = half && half !== '上午' && Number(hour) < 12 ? 12 : 0;
  const [h, m] = [Number(hour || 24) + shift, Number(colon ?? minutes ?? (isHalf ? 30 : 0))];
  if (h > 23 || m > 59 || (h === 0 && m === 0)) return new Date(`${day}T23:59:59.999+08:00`);
  return new Date(`${day}T${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}:00+08:00`);
}
