import { type SalaryUnit, salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { formatSalary, salaryText } from './salary-text.ts';

/** Below any local minimum wage: 1,000 yuan a month, in fen. */
const LEAST = { month: 100_000, year: 1_200_000 } as const;
/** No full-time work, or paid by its own rules. */
const partTime = new Set(['hourly', 'substitute', 'retired']);

export interface Paid {
  salary?: { min?: number | undefined; max?: number | undefined; unit: SalaryUnit } | undefined;
  tenure?: string | undefined;
}

export interface LowPay {
  /** As it stands: '12–18 元/月'. */
  words: string;
  /** The same amounts in 万 a year, where that is believable; null where only the sum can be doubted. */
  meant: { min?: number | undefined; max?: number | undefined; unit: SalaryUnit } | null;
  reason: string;
}

/** A salary for full-time work that is far below any wage: most often 万 a year typed as yuan a month. Null if there is none. */
export function lowPay({ salary, tenure = '' }: Paid): LowPay | null {
  if (!salary || partTime.has(tenure)) return null;
  const { min, max, unit } = salary;
  const most = max || min;
  if (!most || (unit !== 'month' && unit !== 'year') || most >= LEAST[unit]) return null;
  const yuan = most / 100;
  const asYear = (fen: number | undefined) => (fen === undefined ? undefined : fen * 10_000);
  const meant = yuan >= 3 && yuan <= 100 ? { min: asYear(min), max: asYear(max), unit: 'year' as const } : null;
  const { amount } = formatSalary({ min: min ?? null, max: max ?? null, unit: 'day' });
  const words = `${amount} 元/${salaryUnits[unit].label}`;
  const instead = meant && salaryText({ min: meant.min ?? null, max: meant.max ?? null, unit: 'year' });
  return { words, meant, reason: `远低于全职工资${instead ? `，是不是 ${instead}？` : '，请核对金额和单位'}` };
}
