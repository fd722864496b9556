import { monthAt, monthNumber } from '#contract/months.ts';
import {
  type Candidate,
  type Check,
  compareYourself,
  notFilled,
  numberBefore,
  type PostRequirements,
} from './check.ts';

const atOnce = /随时|立即|立刻|马上|即时|尽快/;
const fullMonth = /((?:19|20)\d{2})\s*[-.年/]\s*(0?[1-9]|1[0-2])(?!\d)/;

/** The next month of that number: 9 is this year's September until it has passed. */
const nextNamed = (month: number, today: number) => today + ((month - 1 - (today % 12) + 12) % 12);

/** The month that a text names, as a number of months: '2027-08 前', '2027年8月', '9月1日前', '随时', '一个月内'. */
export function arrivalMonth(text: string, now: Date): number | null {
  const today = monthNumber(monthAt(now));
  if (atOnce.test(text)) return today;
  const full = fullMonth.exec(text);
  if (full) return monthNumber(`${full[1]}-${String(full[2]).padStart(2, '0')}`);
  const months = numberBefore('(?:个月|月[之以]?内)', text);
  if (months !== null) return today + months;
  const weeks = numberBefore('(?:个?星期|周)', text);
  if (weeks !== null) return today + Math.ceil(weeks / 4);
  const named = numberBefore('月', text);
  if (named !== null) return named >= 1 && named <= 12 ? nextNamed(named, today) : null;
  return numberBefore('[天日]', text) === null ? null : today + 1;
}

/** 到岗时间. */
export function checkArrival({ requirements }: PostRequirements, { content }: Candidate, now: Date): Check | null {
  const requirement = requirements.arrival?.trim();
  if (!requirement || requirement === '不限') return null;
  const mine = content.arrival;
  const line = { key: 'arrival', name: '到岗时间', wants: requirement, has: mine || notFilled, section: 'arrival' };
  if (mine === '') return { ...line, result: 'missing' };
  if (atOnce.test(mine)) return { ...line, result: 'fit' };
  const [latest, earliest] = [arrivalMonth(requirement, now), arrivalMonth(mine, now)];
  if (latest === null || earliest === null) return { ...line, result: 'missing', note: compareYourself };
  if (earliest <= latest) return { ...line, result: 'fit' };
  return { ...line, result: 'unfit', note: `晚 ${earliest - latest} 个月` };
}
