/** A day, with a time of day where the text says one. */
interface Point {
  year: number | null;
  month: number;
  day: number;
  /** Minutes from midnight. */
  minute: number | null;
}

/** A span of time in a text; `from` and `to` are offsets into it. */
export interface Span {
  start: Point;
  end: Point;
  from: number;
  to: number;
}

const day = String.raw`(?:(20\d\d)\s*[年./-]\s*)?(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*[日号]?`;
const weekday = String.raw`(?:\s*[（(]?(?:星期|周)[一二三四五六日天][）)]?)?`;
const half = String.raw`(?:\s*(上午|下午|中午|晚上|晚|早上)[:：]?)?`;
const clock = String.raw`(?:\s*(\d{1,2})\s*(?:[:：∶]\s*(\d{2})(?:[:：∶]\d{2})?|[时点]\s*(?:(\d{1,2})分|(半)|整)?)分?)`;
const joint = String.raw`\s*(?:起\s*)?(?:至|到|—+|–|-|－|―|~|～|−)\s*`;
const moment = `${day}${weekday}(?:${half}${clock})?`;

const single = new RegExp(moment, 'g');
/** What may follow the joint: a moment, a day of the same month, or a time of the same day. */
const full = new RegExp(`^${joint}(?:次年\\s*)?${moment}`);
const sameMonth = new RegExp(`^${joint}(\\d{1,2})\\s*[日号]${weekday}(?:${half}${clock})?`);
const sameDay = new RegExp(`^${joint}${half}${clock}`);
/** Times that follow a day or a span of days: '（上午8:30-12:00，下午2:30-5:30）', '，每天9:00至17:00'. */
const daily = new RegExp(`${half}${clock}${joint}${half}${clock}`, 'g');

const nextPaper = new RegExp(`^[^\\d。；;，,]{0,14}[；;，,、]\\s*${half}${clock}${joint}${half}${clock}`);

type Match = (string | undefined)[];

function minuteOf([part, hours, a, b, isHalf]: Match, before?: string): number | null {
  if (hours === undefined) return null;
  const said = part ?? before;
  const late = /下午|晚/.test(said ?? '') && Number(hours) < 12 ? 12 : 0;
  return (Number(hours) + late) * 60 + (isHalf ? 30 : Number(a ?? b ?? 0));
}

const pointOf = (match: Match): Point => ({
  year: match[0] ? Number(match[0]) : null,
  month: Number(match[1]),
  day: Number(match[2]),
  minute: minuteOf(match.slice(3, 8)),
});

const isDate = ({ month, day: number }: Point) => month >= 1 && month <= 12 && number >= 1 && number <= 31;

/** The end of a span that begins with `start`, and the number of characters that it takes. */
function endOf(start: Point, rest: string, half?: string): { end: Point; length: number } {
  const whole = full.exec(rest);
  if (whole && isDate(pointOf(whole.slice(1)))) {
    const end = pointOf(whole.slice(1));
    return { end: { ...end, year: end.year ?? start.year }, length: whole[0].length };
  }
  const later = sameMonth.exec(rest);
  if (later) {
    const end = { ...start, day: Number(later[1]), minute: minuteOf(later.slice(2, 7)) };
    return { end, length: later[0].length };
  }
  const hour = start.minute === null ? null : sameDay.exec(rest);
  if (hour) {
    const end = { ...start, minute: minuteOf(hour.slice(1, 6), half) };
    return endOfPapers(end, rest, hour[0].length);
  }
  return { end: start, length: 0 };
}

/** A day of several papers ends with the last: '8:00-9:30考公共知识；10:00-11:30考专业知识'. */
function endOfPapers(end: Point, rest: string, length: number): { end: Point; length: number } {
  const [more] = nextPaper.exec(rest.slice(length)) ?? [];
  if (more === undefined) return { end, length };
  const [last] = [...more.matchAll(daily)].slice(-1);
  const minute = last ? minuteOf(last.slice(6, 11), last[1]) : null;
  return minute === null ? { end, length } : endOfPapers({ ...end, minute }, rest, length + more.length);
}

/** Every span of days and times in a text. */
export function spansOf(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(single)) {
    const from = match.index;
    if (found.some(({ to }) => from < to) || /[\d./-]$/.test(text.slice(0, from))) continue;
    const isWritten = /[月]/.test(match[0]) || match[1] !== undefined;
    const start = pointOf(match.slice(1));
    if (!isWritten || !isDate(start)) continue;
    const after = from + match[0].length;
    const { end, length } = endOf(start, text.slice(after), match[4]);
    const to = after + length;
    const hours = start.minute === null || end.minute === null ? hoursIn(text.slice(to, to + 40)) : null;
    found.push({
      start: { ...start, minute: start.minute ?? hours?.first ?? null },
      end: { ...end, minute: end.minute ?? hours?.last ?? null },
      from,
      to: to + (hours?.length ?? 0),
    });
  }
  return found;
}

/** The first and the last time of day right after a date. */
function hoursIn(rest: string): { first: number; last: number; length: number } | null {
  const near = /^[\s，,、(（每天日]*(?=上午|下午|早上|\d{1,2}\s*[:：∶时点])/.exec(rest);
  if (!near) return null;
  const until = rest.search(/^[，,\s]*[（(]/.test(rest) ? /[）)]/ : /[。；;]|\d{1,2}月/);
  const all = [...(until < 0 ? rest : rest.slice(0, until)).matchAll(daily)];
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return null;
  const start = minuteOf(first.slice(1, 6));
  const end = minuteOf(last.slice(6, 11), last[1]);
  return start === null || end === null ? null : { first: start, last: end, length: last.index + last[0].length };
}

const two = (number: number) => String(number).padStart(2, '0');
const lastMinute = 23 * 60 + 59;

/** A point as an ISO moment in Asia/Shanghai; without a time, the first or last minute of the day. */
export function isoOf({ month, day: number, minute }: Point, year: number, edge: 'start' | 'end'): string {
  const at = minute ?? (edge === 'start' ? 0 : lastMinute);
  return new Date(
    `${year}-${two(month)}-${two(number)}T${two(Math.floor(at / 60))}:${two(at % 60)}:00+08:00`,
  ).toISOString();
}
