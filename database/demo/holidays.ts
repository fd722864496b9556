import { day, isoDay, plus } from './moments.ts';

const shanghai = 'Asia/Shanghai';
const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: shanghai, month: 'numeric', day: 'numeric' });

/** 元旦, 清明, 劳动节 and 国庆, from a day of the month to another. */
const solar: readonly (readonly [month: string, from: number, to: number])[] = [
  ['01', 1, 1],
  ['04', 4, 6],
  ['05', 1, 5],
  ['10', 1, 7],
];
/** 春节, 端午 and 中秋 by the lunar month. */
const moon: readonly (readonly [month: string, from: number, to: number])[] = [
  ['1', 1, 7],
  ['5', 5, 5],
  ['8', 15, 15],
];

/** Whether nobody teaches on a day: one of the state's holidays, 除夕 among them. */
export function isHoliday(at: Date): boolean {
  const [, month = '', monthDay = ''] = isoDay(at).split('-');
  const within = (name: string, on: number) => (line: readonly [string, number, number]) =>
    line[0] === name && on >= line[1] && on <= line[2];
  if (solar.some(within(month, Number(monthDay)))) return true;
  const [lunarMonth = '', lunarDay = ''] = lunar.format(at).split('/');
  return moon.some(within(lunarMonth, Number(lunarDay))) || lunar.format(plus(at, day)) === '1/1';
}

const isWeekend = (at: Date): boolean => [0, 6].includes(plus(at, day / 3).getUTCDay());

/** The moment, or the same hour of the next day on which offices work. */
export function onWorkingDay(at: Date): Date {
  return isWeekend(at) || isHoliday(at) ? onWorkingDay(plus(at, day)) : at;
}
