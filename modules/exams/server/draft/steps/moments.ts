import { dayMs } from '#contract/months.ts';
import { numeral } from '../text/characters.ts';

/** A day, with a time of day where the text says one. */
export interface Point {
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

const count = '(?:\\d{1,2}|元(?=月)|零(?=[时点])|[一二三四五六七八九十廿]{1,3})';
const year = '(?:20\\d\\d|二[〇○零][〇○零一二三四五六七八九]{2})';
const weekday = '(?:\\s*\\(?(?:星期|周)[一二三四五六日天](?:[、至-](?:星期|周)?[一二三四五六日天])?\\)?)?';
const half = '(?:\\s*(上午|下午|中午|晚上|晚|早上|早)[: ]?)?';
const clock = `(?:\\s*(${count})\\s*(?:(?<=\\d\\s*):\\s*(\\d{2})(?::\\d{2})?(?!\\d)|[时点](?![间段候])\\s*(?:(${count})分|(半)|整)?)(?:分|时|点(?!击))?)`;
const joint = '\\s*(?:起|开始)?\\s*,?\\s*(?:截止)?(?:至|到|-{1,3})\\s*(?:次日|当日|次年)?\\s*';
const unit = '(?!\\d|\\s*[名人个所元%])';
/** Digits with points, slashes or hyphens are a date only where a year is among them. */
const date = `(?<!\\d)(?:(${year})\\s*[年./-]\\s*(${count})\\s*[月./-]\\s*(${count})|(${count})\\s*月\\s*(${count}))${unit}\\s*[日号]?${weekday}`;
const moment = `${date}(?:${half}${clock})?`;

const anyMoment = new RegExp(moment, 'g');
const thenMoment = new RegExp(`^${joint}${moment}`);
/** '从5月4日9:00开始，5月10日17:00结束' */
const thenEnd = new RegExp(`^\\s*(?:起|开始)[^,。;\\d]{0,14},?\\s*${moment}\\s*(?:结束|截止|止|关闭|停止)`);
/** '2027.3.9-3.20' */
const thenShort = new RegExp(`^${joint}(${count})\\s*[./]\\s*(${count})(?![\\d:])(?:\\s*${half}${clock})?`);
const thenDay = new RegExp(`^${joint}(${count})(?:\\s*[日号])${weekday}(?:${half}${clock})?`);
const thenClock = new RegExp(`^${joint}${half}${clock}`);
/** '22日、23日', '22日和29日' */
const nextDay = new RegExp(
  `^\\s*[、和及与]\\s*(?:(${count})\\s*月\\s*)?(${count})\\s*(?:[日号]|(?=[、和及]\\s*\\d{1,2}\\s*[、日号]))${weekday}`,
);

const hours = `${half}${clock}${joint}${half}${clock}`;
const anyHours = new RegExp(hours, 'g');
/** What may stand between days and the hours of each of them. */
const filler =
  '(?:[\\s,;、。:(日)]|每[天日]|[两三四五]天|工作日|工作时间|办公时间|具体时间|(?:法定)?(?:节假日|双休日|周末)(?:除外|不休息|休息)|期间|时间|分别|均?为|的)*';
/** A remark in brackets may come first: '12月1日至5日（周末照常），每天9:00—17:00'. */
const thenHours = new RegExp(
  `^(?:\\([^()\\d]{1,16}\\))?(?:[^\\d,。;(试检审考名费]{0,20}(?:举行|进行|开展))?${filler}${hours}`,
);
/** Hours that follow others: of the afternoon, or of the next paper of the day. */
const moreHours = new RegExp(
  `^[^\\d。]{0,16}?(?:[;,、及和 )(]|(?=上午|下午|晚))\\s*(?:[^\\d。,;、]{0,10}?[: ])?${hours}`,
);
/** '于1月17日在市一中举行，上午8:00开始' */
const thenOneClock = new RegExp(
  `^(?:[\\s,(]*|[^\\d。;]{0,20},(?:[^,。;]{0,10}(?:签到|报到|抽签|集合|候考|入场|检录)[^,。;]{0,4},)?(?=[^,。;]{0,12}(?:开始|准时|开考)))${half}${clock}`,
);

/** '12月4日至14日（截止当日20:00）', '9:00开考，11:00结束' */
const lastClock = new RegExp(
  `^\\s*\\((?:截止|最后)?(?:当|最后一|截止)[天日](?:截止)?[至到为]?${half}${clock}(?:截?止)?\\)`,
);
const thenOver = new RegExp(`^(?:准时)?(?:开考|开始)?[,、]\\s*${half}${clock}(?:结束|交卷|止)`);
/** '8:20到校签到，8:40开始试讲' */
const thenStart = new RegExp(
  `^前?[^,。;\\d]{0,8}(?:签到|报到|集合|候考|入场)[^,。;\\d]{0,4},\\s*${half}${clock}(?=[^,。;]{0,4}(?:开始|正式|开考))`,
);

/** '12月15日上午8:30笔试，下午2:30试讲': a time of the same day for something else. */
const laterClock = new RegExp(`^[^\\d。;,]{2,16}[,、和]\\s*(上午|下午|晚上)[: ]?${clock}`);

type Match = readonly (string | undefined)[];

function minuteOf([dayPart, hour, minutes, chineseMinutes, isHalf]: Match, before?: string): number | null {
  if (hour === undefined) return null;
  const period = dayPart ?? before ?? '';
  const number = numeral(hour);
  const late = (/下午|晚/.test(period) && number < 12) || (period.startsWith('晚') && number === 12) ? 12 : 0;
  const noon = period === '中午' && number < 3 ? 12 : 0;
  const more = isHalf ? 30 : numeral(minutes ?? chineseMinutes ?? '0');
  const minute = (number + late + noon) * 60 + more;
  return minute <= 24 * 60 ? minute : null;
}

/** Of the groups of `moment`: year, month and day, or month and day alone, then those of a clock. */
const pointOf = ([yearText, month, day, ownMonth, ownDay, ...time]: Match): Point => ({
  year: yearText ? numeral(yearText) : null,
  month: numeral(month ?? ownMonth ?? ''),
  day: numeral(day ?? ownDay ?? ''),
  minute: minuteOf(time),
});
const CLOCK_HALF = 5;

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isDate = ({ month, day }: Point) => day >= 1 && day <= (lengths[month - 1] ?? 0);

type Found = { start: Point; end: Point; length: number };

/** The clock behind the last day begins the hours of each day: '7月27日—28日8:30—17:00'. */
function endOf(start: Point, rest: string, before: string | undefined): Found {
  const found = lastOf(start, rest, before);
  if (start.minute !== null || found.end.minute === null || found.end === start) return found;
  const time = thenClock.exec(rest.slice(found.length));
  const last = time ? minuteOf(time.slice(1), found.half) : null;
  if (!time || last === null) return found;
  const more = lastHours(last, rest.slice(found.length + time[0].length));
  return {
    start: { ...start, minute: found.end.minute },
    end: { ...found.end, minute: more.last },
    length: found.length + time[0].length + more.length,
  };
}

function lastOf(start: Point, rest: string, before: string | undefined): Found & { half?: string | undefined } {
  const whole = thenMoment.exec(rest) ?? thenEnd.exec(rest);
  const end = whole ? pointOf(whole.slice(1)) : null;
  if (whole && end && isDate(end)) {
    const until = { ...end, year: end.year ?? (start.year && start.year + Number(end.month < start.month)) };
    return { start, end: until, length: whole[0].length, half: whole[1 + CLOCK_HALF] };
  }
  const short = start.year === null ? null : thenShort.exec(rest);
  const last = short ? pointOf([undefined, undefined, undefined, ...short.slice(1)]) : null;
  if (short && last && isDate(last)) return { start, end: { ...last, year: start.year }, length: short[0].length };
  const day = thenDay.exec(rest);
  if (day) {
    const later = { ...start, day: numeral(day[1] ?? ''), minute: minuteOf(day.slice(2), before) };
    if (later.day >= start.day && isDate(later)) return { start, end: later, length: day[0].length, half: day[2] };
  }
  const time = start.minute === null ? null : thenClock.exec(rest);
  if (time) return { start, end: { ...start, minute: minuteOf(time.slice(1), before) }, length: time[0].length };
  return { start, end: start, length: 0 };
}

/** A day of several halves or papers ends with the last of them. */
function lastHours(last: number, rest: string): { last: number; length: number } {
  const more = moreHours.exec(rest);
  if (!more || new RegExp(date).test(more[0])) return { last, length: 0 };
  const [found] = [...more[0].matchAll(anyHours)].slice(-1);
  const end = found ? minuteOf(found.slice(6, 11), found[1]) : null;
  if (end === null || end < last) return { last, length: 0 };
  const further = lastHours(end, rest.slice(more[0].length));
  return { last: further.last, length: more[0].length + further.length };
}

/** '12月15日笔试（上午9:00—10:30）': the name stays outside the span, for it tells the step. */
const nameBefore = /^\p{Script=Han}{2,6}(?=\()/u;

function withHours(found: Found, rest: string): Found {
  const timed = directly(found, rest);
  const [name] = (timed === found && nameBefore.exec(rest)) || [];
  return name ? { ...directly(found, rest.slice(name.length)), length: found.length } : timed;
}

/** Adds the hours of each day: from those of the first day to those of the last. */
function directly(found: Found, rest: string): Found {
  const { start, end, length } = found;
  const isOpen = start.minute === null && end.minute === null;
  const begin = isOpen ? thenHours.exec(rest) : null;
  const [first, until] = begin ? [minuteOf(begin.slice(1, 6)), minuteOf(begin.slice(6, 11), begin[1])] : [null, null];
  if (begin && first !== null && until !== null) {
    const more = lastHours(until, rest.slice(begin[0].length));
    const to = length + begin[0].length + more.length;
    return { start: { ...start, minute: first }, end: { ...end, minute: more.last }, length: to };
  }
  const last = isOpen ? lastClock.exec(rest) : null;
  if (last) return { start, end: { ...end, minute: minuteOf(last.slice(1)) }, length: length + last[0].length };
  const clockTime = start === end ? (isOpen ? thenOneClock : thenStart).exec(rest) : null;
  if (clockTime) {
    const point = { ...start, minute: minuteOf(clockTime.slice(1)) };
    const over = thenOver.exec(rest.slice(clockTime[0].length));
    const close = over ? { ...start, minute: minuteOf(over.slice(1), clockTime[1]) } : point;
    return { start: point, end: close, length: length + clockTime[0].length + (over?.[0].length ?? 0) };
  }
  if (start.minute === null || end.minute === null || start === end || start.day !== end.day) return found;
  const more = lastHours(end.minute, rest);
  return { start, end: { ...end, minute: more.last }, length: length + more.length };
}

/** The beginning and the end of all hours in a text, in minutes. */
export const hoursIn = (text: string): (number | null)[][] =>
  [...text.matchAll(anyHours)].map((found) => [minuteOf(found.slice(1, 6)), minuteOf(found.slice(6, 11), found[1])]);

const dayNumber = ({ year: givenYear, month, day }: Point) => Date.UTC(givenYear ?? 2_000, month - 1, day) / dayMs;

/** Days in a row are one span; others are spans of their own. */
function daysBehind(start: Point, rest: string): { end: Point; more: Point[]; length: number } {
  let [end, at] = [start, 0];
  const more: Point[] = [];
  for (let next = nextDay.exec(rest); next; next = nextDay.exec(rest.slice(at))) {
    const last = more.at(-1) ?? end;
    const point = { ...last, month: next[1] ? numeral(next[1]) : last.month, day: numeral(next[2] ?? '') };
    if (!isDate(point)) break;
    at += next[0].length;
    if (more.length === 0 && dayNumber(point) - dayNumber(end) === 1) end = point;
    else more.push(point);
  }
  return { end, more, length: at };
}

/** Every span of days and times in a text in its comparable form. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(anyMoment)) {
    const groups = match.slice(1);
    const first = pointOf(groups);
    if (!isDate(first) || spans.some(({ to }) => match.index < to)) continue;
    const after = match.index + match[0].length;
    const listed = first.minute === null ? daysBehind(first, text.slice(after)) : null;
    const base =
      listed && listed.length > 0
        ? { start: first, end: listed.end, length: listed.length }
        : endOf(first, text.slice(after), groups[CLOCK_HALF]);
    const found = withHours(base, text.slice(after + base.length));
    const from = match.index;
    const to = after + Math.max(found.length, base.length);
    spans.push({ start: found.start, end: found.end, from, to });
    const later = found.start === found.end && found.start.minute !== null ? laterClock.exec(text.slice(to)) : null;
    if (later) {
      const point = { ...found.start, minute: minuteOf(later.slice(1)) };
      const { end, length } = endOf(point, text.slice(to + later[0].length), later[1]);
      const begin = to + later[0].lastIndexOf(later[1] ?? '');
      spans.push({ start: point, end, from: begin, to: to + later[0].length + length });
    }
    for (const point of listed?.more ?? []) spans.push({ start: point, end: point, from, to });
  }
  return spans;
}

const two = (number: number) => String(number).padStart(2, '0');
const lastMinute = 23 * 60 + 59;

/** A point as an ISO moment in Asia/Shanghai; without a time, the first or last minute of the day. */
export function isoOf({ month, day, minute }: Point, inYear: number, edge: 'start' | 'end'): string | null {
  const at = minute ?? (edge === 'start' ? 0 : lastMinute);
  const moment = new Date(`${inYear}-${two(month)}-${two(day)}T${two(Math.floor(at / 60))}:${two(at % 60)}:00+08:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
