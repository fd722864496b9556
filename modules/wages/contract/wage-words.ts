import { yuanOf } from '#contract/money.ts';
import { type WageUnit, wageUnits } from './wage-units.ts';

/** '2.5 课时' of 250 hundredths. */
export const quantityText = (hundredths: number, unit: WageUnit): string =>
  `${yuanOf(hundredths).replace(/\.?0+$/, '')} ${wageUnits[unit]}`;

/** Parses '2.5' into 250 hundredths; null if it is not a valid number of hours of a day. */
export function hundredthsOf(typed: string): number | null {
  const [, whole, fraction = ''] = /^([0-9]{1,2})(?:\.([0-9]{1,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole + fraction.padEnd(2, '0'));
  return hundredths >= 1 && hundredths <= 2_400 ? hundredths : null;
}

/** '2026 年 11 月' of a month or a day. */
export const monthWords = (day: string): string => `${day.slice(0, 4)} 年 ${Number(day.slice(5, 7))} 月`;

const eventWords: Record<string, string> = {
  'agreement agree': '登记了课时费约定',
  'hours enter': '登记了课时',
  'hours confirm': '确认了课时',
  'hours refuse': '指出课时有出入',
  'hours withdraw': '撤回了课时',
  'slip create': '生成了工资条草稿',
  'slip edit': '修改了工资条草稿',
  'slip approve': '复核了工资条',
  'slip issue': '发出了工资条',
  'slip confirm': '确认了工资条',
  'slip dispute': '对工资条提出异议',
  'slip correct': '更正了工资条',
  'slip pay': '标为已发放',
};

export const eventText = ({ about, move }: { about: string; move: string }): string =>
  eventWords[`${about} ${move}`] ?? '更新了记录';
