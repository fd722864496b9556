import type { Salary } from '#contract/post-card.ts';

export interface SalaryParts {
  /** '16–24', '9–13K', '面议' */
  amount: string;
  /** '万/年', '/月', '元/课时'; set smaller and lighter. */
  unit: string;
}

const YUAN = 100;
const trimmed = (value: number) => String(Math.round(value * 10) / 10);

const shapes: Record<Salary['unit'], { divide: number; mark: string; unit: string }> = {
  month: { divide: 1_000 * YUAN, mark: 'K', unit: '/月' },
  year: { divide: 10_000 * YUAN, mark: '', unit: '万/年' },
  day: { divide: YUAN, mark: '', unit: '元/天' },
  hour: { divide: YUAN, mark: '', unit: '元/课时' },
};

/** A salary as a card shows it. Both ends open is 面议; one end open is 起 or 以内. */
export function salaryParts({ min, max, unit }: Salary): SalaryParts {
  const { divide, mark, unit: unitText } = shapes[unit];
  const show = (fen: number) => trimmed(fen / divide);
  if (min === null && max === null) return { amount: '面议', unit: '' };
  if (min !== null && max !== null && min !== max)
    return { amount: `${show(min)}–${show(max)}${mark}`, unit: unitText };
  const amount = `${show(min ?? max ?? 0)}${mark}`;
  if (min === max) return { amount, unit: unitText };
  return { amount, unit: `${unitText} ${max === null ? '起' : '以内'}` };
}

/** The same in one text, for titles and descriptions. */
export function salaryText(salary: Salary): string {
  const { amount, unit } = salaryParts(salary);
  return amount + unit;
}

/** Fen a month as charts label it: '14.2K'. */
export const monthlyText = (fen: number) => (fen === 0 ? '0' : `${trimmed(fen / (1_000 * YUAN))}K`);
