import type { SalaryUnit } from '#contract/taxonomy/filters/salaries.ts';

/** A salary on a card; the unit is drawn smaller and lighter than the amount. */
interface SalaryText {
  amount: string;
  /** '万/年', '/月' (the amount ends in K), '元/课时'; '' for 面议. */
  unit: string;
}

interface SalaryRange {
  /** Fen per unit. Null or 0: not stated; both: 面议. */
  min: number | null;
  max: number | null;
  unit: SalaryUnit;
}

/** At most two decimals, without trailing zeros. */
const short = (value: number) => String(Math.round(value * 100) / 100);

/** Display unit in fen, and its suffix. */
const scales = { month: 100_000, year: 1_000_000, day: 100, hour: 100 };
const units = { month: '/月', year: '万/年', day: '元/天', hour: '元/课时' };

/** '16–24' + '万/年', '9–13K' + '/月', '220–260' + '元/课时', '面议' + ''. Monthly pay under 1,000 yuan is shown in yuan. */
export function formatSalary({ min, max, unit }: SalaryRange): SalaryText {
  const known = [min, max].filter((end): end is number => Boolean(end)).sort((a, b) => a - b);
  const [low] = known;
  if (!low) return { amount: '面议', unit: '' };
  const isMonth = unit === 'month';
  const inYuan = isMonth && low < scales.month;
  const range = [...new Set(known.map((end) => short(end / (inYuan ? 100 : scales[unit]))))].join('–');
  const open = known[1] ? '' : min ? ' 起' : ' 以内';
  return { amount: isMonth && !inYuan ? `${range}K` : range, unit: (inYuan ? '元/月' : units[unit]) + open };
}

/** A salary as one text, for titles and messages: '16–24 万/年', '9–13K/月', '220–260 元/课时', '面议'. */
export function salaryText(range: SalaryRange): string {
  const { amount, unit } = formatSalary(range);
  return unit.startsWith('/') || unit === '' ? amount + unit : `${amount} ${unit}`;
}

/** A pay as lists show it: the monthly range first. */
interface PayText {
  /** '按天' or '按课时', of pay that is no monthly one; '' otherwise. */
  tag: string;
  /** '13.3–20K', '400–520', '面议' */
  amount: string;
  /** '/月', '元', '元/月', '/月 起'; '' for 面议. */
  unit: string;
  /** The same by the year, of a monthly pay: '16–24 万/年'; '' where it is none. */
  yearly: string;
}

const tags: Partial<Record<SalaryUnit, string>> = { day: '按天', hour: '按课时' };

/** One decimal, none if round. */
const inTens = (value: number) => Math.round(value * 10) / 10;

/** A year's pay is divided by twelve and a month's multiplied; by the day and by the lesson are never converted. */
export function payText(range: SalaryRange): PayText {
  const { amount, unit } = formatSalary(range);
  const none = { tag: '', amount, unit, yearly: '' };
  if (unit === '') return none;
  const tag = tags[range.unit];
  if (tag) return { ...none, tag, unit: unit.replace(/\/(?:天|课时)/, '') };
  if (range.unit === 'year') {
    const month = (end: number | null) => end && inTens(end / 12 / scales.month) * scales.month;
    return {
      tag: '',
      ...formatSalary({ min: month(range.min), max: month(range.max), unit: 'month' }),
      yearly: `${amount} ${unit}`,
    };
  }
  if (unit !== '/月') return none;
  const [low, high] = [range.min, range.max]
    .map((end) => Math.round(((end ?? 0) * 12) / scales.year))
    .sort((a, b) => a - b);
  return low && low !== high ? { ...none, yearly: `${low}–${high} 万/年` } : none;
}

/** Fen a month in thousands of yuan, as charts and filters label it: '14.2K'. */
export const monthlyText = (fen: number) => (fen === 0 ? '0' : `${Math.round(fen / 10_000) / 10}K`);
