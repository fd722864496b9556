import { fenPerMonth, type SalaryUnit } from '#contract/taxonomy/filters/salaries.ts';
import { compact } from './plain-text.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

/** Fen per unit; both null is 面议. */
export interface ReadSalary {
  min: number | null;
  max: number | null;
  unit: SalaryUnit;
}

/** Words for the period; those after a slash take precedence: '底薪5000+课时费，综合8000元/月' is monthly. */
const periods: [RegExp, SalaryUnit][] = [
  [/\/(?:年|y)/, 'year'],
  [/\/(?:月|m)/, 'month'],
  [/\/(?:课时|节|小时|时|堂|h)/, 'hour'],
  [/\/(?:天|日|d)/, 'day'],
  [/年薪|每年|一年|(?:万|w|元)年$|p\.?a\.?$/, 'year'],
  [/月薪|每月|(?:千|k|元)月$/, 'month'],
  [/课时|每节|时薪|每小时/, 'hour'],
  [/日薪|每天|每日/, 'day'],
];
const number = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)(k|千|w|万)?元?`;
const per = `(?:[/每](?:年|月|日|天|课时|小时|时|节|堂|year|month|hour|day))?`;
const range = new RegExp(`^${number}${per}(?:-[¥]?${number}${per})?`);
const leading =
  /^(?:年薪|月薪|时薪|日薪|课时费|薪资|薪酬|工资|待遇|底薪|保底|综合|税前|税后|每月|每年|每节|约|rmb|¥|:)+/;
const suffix =
  /^(?:以上|及以上|起|\+|以下|以内|封顶|左右|不等|税前|税后|[·*x×]?1[2-9]薪|[/每]?(?:年|月|日|天|课时|小时|节|堂)|[()（）])*$/;

/** Reads '7-10W/年', '10-12K/月', '8K/月', '面议', '150-200元/课时', '年薪12万', '6000-8000', in any width. */
export function readSalary(cell: string): Reading<ReadSalary> {
  const text = compact(cell);
  if (text === '') return missing();
  if (!/\d/.test(text)) {
    const open = /面议|面谈|面洽|另议|协商|negotiable/.test(text);
    return open ? read({ min: null, max: null, unit: 'month' }, cell) : missing(cell, '看不出薪资数额');
  }
  const unit = periods.find(([pattern]) => pattern.test(text))?.[1];
  const bare = text.replace(leading, '');
  const parts = range.exec(bare);
  if (!parts) return roughly(cell, text, unit);
  const { value, notes } = settle(parts, bare.slice(parts[0].length), unit);
  return notes.length === 0 ? read(value, cell) : guessed(value, cell, notes.join('；'));
}

/** Converts the matched figures to a range, with doubts about it. */
function settle(parts: RegExpExecArray, rest: string, period: SalaryUnit | undefined) {
  const [, low = '', lowScale, high, highScale] = parts;
  const unit = period ?? unitOf(low, lowScale ?? highScale);
  const first = toFen(low, lowScale ?? shared(low, highScale));
  const second = high === undefined ? first : toFen(high, highScale ?? shared(high, lowScale));
  const lift = isUnscaled(low, lowScale ?? highScale, unit) ? (unit === 'year' ? 10_000 : 1_000) : 1;
  const swapped = first > second;
  const value: ReadSalary = {
    min: /以下|以内|封顶/.test(rest) ? null : Math.min(first, second) * lift,
    max: high === undefined && /以上|起|^\+(?!.)|^\+\//.test(rest) ? null : Math.max(first, second) * lift,
    unit,
  };
  const notes = [
    lift > 1 ? `没有写明千或万，按${unit === 'year' ? '万' : '千'}理解` : '',
    period ? '' : `没有写明按月或按年，按${unit === 'year' ? '年' : '月'}理解`,
    swapped ? '两个数额前后颠倒，已对调' : '',
    oddness(value),
    suffix.test(rest) ? '' : `未识别的部分：${rest.slice(0, 30)}`,
  ];
  return { value, notes: notes.filter(Boolean) };
}

const amountOf = (digits: string) => Number(digits.replaceAll(',', ''));
const scales: Record<string, number> = { k: 1_000, 千: 1_000, w: 10_000, 万: 10_000 };
const toFen = (digits: string, scale: string | undefined) =>
  Math.round(amountOf(digits) * (scale ? (scales[scale] ?? 1) : 1) * 100);

/** In '8-12万' the unit of one figure applies to both, but not in '8000-1万'. */
const shared = (digits: string, scale: string | undefined) => (amountOf(digits) < 1_000 ? scale : undefined);

/** '5-8' a month means thousands, '10-15' a year ten thousands; a lesson or a day may well pay 80 yuan. */
const isUnscaled = (digits: string, scale: string | undefined, unit: SalaryUnit) =>
  !scale && amountOf(digits) < 100 && (unit === 'month' || unit === 'year');

/** Without a period: implausible monthly amounts are yearly. */
const unitOf = (digits: string, scale: string | undefined): SalaryUnit =>
  toFen(digits, scale) >= 5_000_000 || ((scale === 'w' || scale === '万') && amountOf(digits) >= 4) ? 'year' : 'month';

const MONTH_LOW = 150_000;
const MONTH_HIGH = 10_000_000;

/** Implausible pay: a wrong unit, or a figure that is not the salary. */
function oddness({ min, max, unit }: ReadSalary): string {
  const ends = [min, max].filter((fen) => fen !== null);
  const monthly = ends.map((fen) => fenPerMonth(fen, unit)).filter((fen) => fen !== null);
  if (monthly.some((fen) => fen > MONTH_HIGH)) return '薪资高得不寻常';
  if (monthly.length > 0 && monthly.every((fen) => fen < MONTH_LOW)) return '薪资低得不寻常';
  if (unit === 'hour' && ends.some((fen) => fen > 200_000)) return '课时费高得不寻常';
  return min && max && max > min * 6 ? '薪资跨度过大' : '';
}

/** A sentence with figures: their extremes, for a person to check. */
function roughly(cell: string, text: string, unit: SalaryUnit | undefined): Reading<ReadSalary> {
  const figures = [...text.matchAll(new RegExp(number, 'g'))].map(([, digits = '0', scale]) => toFen(digits, scale));
  const plausible = figures.filter((fen) => fen >= 1_000);
  if (plausible.length === 0) return missing(cell, '看不出薪资数额');
  const value = { min: Math.min(...plausible), max: Math.max(...plausible), unit: unit ?? ('month' as const) };
  return guessed(value, cell, '薪资写法不常见，请核对');
}
