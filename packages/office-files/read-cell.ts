import { format, getFormatDateInfo, isDateFormat, isValidFormat } from 'numfmt';
import type { RichText } from './rich-text.ts';
import type { CellStyle } from './styles.ts';

interface ShownValue {
  text: string;
  /** Why the text is not all of what is stored, in Chinese. */
  note?: string;
}

const DAY_SECONDS = 86_400;
const dayMs = DAY_SECONDS * 1_000;
/** The serial number of 1 January 1970 in either system of days. */
const EPOCH = { 1900: 25_569, 1904: 24_107 } as const;
type DaySystem = keyof typeof EPOCH;
/** 31 December 9999, the last day that Excel knows. */
const LAST_SERIAL = 2_958_466;

/** A common writer subtracts the 43 seconds by which Shanghai's local mean time differs from a whole minute. */
const LOST_SECONDS = 43;
const two = (number: number) => String(number).padStart(2, '0');
const clock = (seconds: number) => `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}`;

/** Seconds of a serial number, put right where a writer lost some, and without the noise of its fraction. */
function secondsOf(serial: number): number {
  const seconds = Math.round(serial * DAY_SECONDS);
  return seconds % 60 === 60 - LOST_SECONDS ? seconds + LOST_SECONDS : seconds;
}

const dayOf = (days: number, system: DaySystem): string =>
  new Date((days - EPOCH[system]) * dayMs).toISOString().slice(0, 10);

/** A day, with its clock time if it has one: '2027-05-03', '2027-05-03 18:00'. A time of no day is a time: '01:03'. */
function dateText(serial: number, system: DaySystem, { hasClock }: { hasClock: boolean }): string {
  const seconds = secondsOf(serial);
  const [days, rest] = [Math.floor(seconds / DAY_SECONDS), seconds % DAY_SECONDS];
  // The 1900 system counts a 29 February 1900, so its first 60 days are one less.
  const day = dayOf(system === 1900 && days < 60 ? days + 1 : days, system);
  return hasClock && rest >= 60 ? `${day} ${clock(rest)}` : day;
}

/** Chinese editions write `!` before a character that stands for itself, where others write a backslash. */
const plainFormat = (pattern: string): string =>
  pattern.replace(/"[^"]*"|\\.|!(.)/g, (whole, escaped?: string) => (escaped ? `\\${escaped}` : whole));

const isGeneral = (pattern: string) => pattern === '' || /^general$/i.test(pattern);
/** Binary fractions end in noise at the 16th digit. */
const PRECISION = 15;
/** Longer numbers were typed as codes, and their last digits are gone. */
const FIRST_INEXACT = 1e15;
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: PRECISION });
const plainNumber = (value: number): string => {
  const exact = Number(value.toPrecision(PRECISION));
  return Math.abs(exact) < 1e21 ? plain.format(exact) : String(exact);
};

/** A number as its format shows it, without separators of thousands. */
function formatted(value: number, pattern: string): string | null {
  const known = plainFormat(pattern);
  if (!isValidFormat(known)) return null;
  const shown = format(known, value, { throws: false, nbsp: false }).trim();
  return shown === '' || /^#+$/.test(shown) ? null : shown.replace(/(?<=\d),(?=\d{3})/g, '');
}

/** The number that a shown text states; null where it states none. */
function statedBy(shown: string): number | null {
  const [digits] = /-?\d+(?:\.\d+)?(?:E[+-]?\d+)?/i.exec(shown) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Whether the shown text leaves out some of the stored digits; a scaled or a negative number is shown differently, not less. */
function isRounded(value: number, shown: string): boolean {
  const stated = statedBy(shown);
  if (stated === null) return false;
  const difference = Math.abs(Math.abs(stated) - Math.abs(value));
  return difference > 1e-6 && difference < 1;
}

/** A stored number as the sheet shows it; dates as ISO days whatever their order and length on the sheet. */
function shownNumber(value: number, pattern: string, system: DaySystem): ShownValue {
  if (Math.abs(value) >= FIRST_INEXACT && Math.abs(value) < 1e21)
    return { text: plainNumber(value), note: '数字超过 15 位，表格软件已丢失后面的位数，请把这一列设为文本后重新填写' };
  if (isGeneral(pattern)) return { text: plainNumber(value) };
  if (isDateFormat(pattern)) {
    const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(pattern);
    const hasClock = hours || minutes || seconds;
    const isDay = year || day || (month && !hasClock);
    if (value < 0 || value >= LAST_SERIAL)
      return { text: plainNumber(value), note: `日期“${plainNumber(value)}”超出范围` };
    if (isDay && value >= 1) return { text: dateText(value, system, { hasClock }) };
    return { text: formatted(value, pattern) ?? plainNumber(value) };
  }
  const text = formatted(value, pattern);
  if (text === null) return { text: plainNumber(value) };
  // Scientific notation is a matter of the column's width, and a code or a phone loses its digits by it.
  if (/\dE[+-]?\d/i.test(text)) return { text: plainNumber(value) };
  return isRounded(value, text) ? { text, note: `表中显示“${text}”，单元格里是 ${plainNumber(value)}` } : { text };
}

/** A cell as its XML states it. */
export interface WrittenCell {
  type: string;
  style: number;
  /** The text of its value. */
  value: string;
  /** Its own text, where the sheet contains it. */
  inline: RichText | null;
  isFormula: boolean;
}

/** What cells refer to. */
export interface CellContext {
  shared: readonly RichText[];
  styleOf(index: number): CellStyle;
  system: DaySystem;
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/;
const quoted = (text: string) => `“${text.trim().slice(0, 20)}”`;

function richValue({ text, struck }: RichText): ShownValue {
  if (struck === '' || struck.trim() === '') return { text };
  if (struck === text) return { text, note: `${quoted(text)}带删除线，请确认是否作废` };
  return { text, note: `带删除线的${quoted(struck)}没有读取` };
}

const BEIJING_MS = 8 * 3_600_000;

/** An ISO day or time of day, as the strict form of the format has it; programs state midnight in Beijing as a moment in UTC. */
function isoValue(value: string): ShownValue {
  if (/T16:00(?::00(?:\.0+)?)?Z$/.test(value))
    return { text: new Date(Date.parse(value) + BEIJING_MS).toISOString().slice(0, 10) };
  const found = isoDay.exec(value);
  if (!found) return { text: value.replace(/^T?(\d{2}:\d{2})(?::00)?(?:\.0+)?Z?$/, '$1') };
  const [, year, month, day, hours = '00', minutes = '00'] = found;
  const time = `${hours}:${minutes}`;
  return { text: time === '00:00' ? `${year}-${month}-${day}` : `${year}-${month}-${day} ${time}` };
}

function numberValue(written: string, { pattern }: CellStyle, system: DaySystem): ShownValue {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return { text: written };
  return shownNumber(value, pattern, system);
}

function shownValue({ type, value, inline, style }: WrittenCell, { shared, styleOf, system }: CellContext): ShownValue {
  if (inline) return richValue(inline);
  switch (type) {
    case 's': {
      const text = shared[Number(value)];
      if (value === '') return { text: '' };
      return text ? richValue(text) : { text: '', note: '单元格的文字不在文件里，没有读取' };
    }
    case 'str':
      if (/^=(?:_xlfn\.)?DISPIMG\(/i.test(value)) return { text: '', note: '单元格里是图片，没有读取' };
      return { text: value };
    case 'inlineStr':
      return { text: value };
    case 'b':
      return { text: value === '1' || value === 'true' ? 'TRUE' : value === '' ? '' : 'FALSE' };
    case 'e':
      return { text: '', note: `公式出错（${value.slice(0, 20)}），没有读取` };
    case 'd':
      return isoValue(value.trim());
    default:
      return numberValue(value, styleOf(style), system);
  }
}

/** The text of a cell, with a note where it is not, or not exactly, what the cell holds. */
export function readCell(cell: WrittenCell, context: CellContext): ShownValue {
  const shown = shownValue(cell, context);
  if (cell.isFormula && cell.value === '' && !cell.inline && cell.type !== 'str' && cell.type !== 'e')
    return { text: '', note: '公式没有计算结果，没有读取；请在表格软件里打开并保存后再上传' };
  if (shown.text !== '' && shown.note === undefined && context.styleOf(cell.style).isStruck)
    return { ...shown, note: `${quoted(shown.text)}带删除线，请确认是否作废` };
  return shown;
}
