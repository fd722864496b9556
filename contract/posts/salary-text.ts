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

/** Fen a month in thousands of yuan, as charts and filters label it: '14.2K'. */
export const monthlyText = (fen: number) => (fen === 0 ? '0' : `${Math.round(fen / 10_000) / 10}K`);
