import { day, isoDay, isWeekend, plus } from './moments.ts';

const shanghai = 'Asia/Shanghai';
const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: shanghai, month: 'numeric', day: 'numeric' });

/** From a day of a month to another: 元旦, 清明, 劳动节 and 国庆 by the calendar, 春节, 端午 and 中秋 by the moon. */
const solar = readDays('1/1-1 4/4-6 5/1-5 10/1-7');
const moon = readDays('1/1-7 5/5-5 8/15-15');

function readDays(text: string) {
  return text.split(' ').map((days) => days.split(/\D/).map(Number) as [month: number, from: number, to: number]);
}

/** Whether nobody teaches on a day: one of the state's holidays, 除夕 among them. */
export function isHoliday(at: Date): boolean {
  const isIn = (days: typeof solar, [of = 0, on = 0]: number[]) =>
    days.some(([month, from, to]) => month === of && on >= from && on <= to);
  const [, ...date] = isoDay(at).split('-').map(Number);
  const lunarDate = lunar.format(at).split('/').map(Number);
  return isIn(solar, date) || isIn(moon, lunarDate) || lunar.format(plus(at, day)) === '1/1';
}

/** The moment, or the same hour of the next day on which offices work. */
export const onWorkingDay = (at: Date): Date => (isWeekend(at) || isHoliday(at) ? onWorkingDay(plus(at, day)) : at);
