import { dayMs } from '#contract/months.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { fairTypes } from '../../contract/fair-state.ts';
import type { FairCard } from '../../contract/fair-views.ts';

const HOUR_MS = 3_600_000;

export const fairTypeText = (type: string) => shortOf(fairTypes, type);

/** '周六 09:00–16:00', with the last day where it goes on. */
export function hoursText({ startsAt, endsAt }: Pick<FairCard, 'startsAt' | 'endsAt'>): string {
  const sameDay = monthDay(startsAt) === monthDay(endsAt);
  const end = sameDay ? timeOfDay(endsAt) : `${monthDay(endsAt)} ${timeOfDay(endsAt)}`;
  return `${weekday(startsAt)} ${timeOfDay(startsAt)}–${end}`;
}

export const placeText = ({ online, cityName, venue }: Pick<FairCard, 'online' | 'cityName' | 'venue'>) =>
  online ? '线上进行，不受地点限制' : [cityName, venue].filter(Boolean).join(' · ');

export type Tone = 'plain' | 'ok';

type Timed = Pick<FairCard, 'status' | 'startsAt' | 'endsAt' | 'signUpFrom' | 'signUpUntil' | 'capacity' | 'taken'>;

/** The label and tone of a fair's state on a card, at a given time. */
export function stateWords(fair: Timed, now: number): { label: string; tone: Tone } {
  if (fair.status === 'cancelled') return { label: '已取消', tone: 'plain' };
  if (fair.status === 'ended' || Date.parse(fair.endsAt) <= now) return { label: '已结束', tone: 'plain' };
  if (Date.parse(fair.startsAt) <= now) return { label: '进行中', tone: 'ok' };
  if (now < Date.parse(fair.signUpFrom)) return { label: '即将报名', tone: 'plain' };
  if (now >= Date.parse(fair.signUpUntil)) return { label: '报名截止', tone: 'plain' };
  return { label: fair.taken >= fair.capacity ? '名额已满，可候补' : '报名中', tone: 'ok' };
}

/** Whether sign-up is open at a given time; the server decides. */
export function takesSignUps(fair: Timed, now: number): boolean {
  const { status, signUpFrom, signUpUntil, endsAt } = fair;
  if (status === 'cancelled' || status === 'ended' || status === 'draft') return false;
  return now >= Date.parse(signUpFrom) && now < Date.parse(signUpUntil) && now < Date.parse(endsAt);
}

/** Calendar days until the fair: '今天', '明天', '5 天后'. */
export function daysAway(startsAt: string, now: number): string {
  const dayOf = (at: number) => Math.floor((at + 8 * HOUR_MS) / dayMs);
  const days = dayOf(Date.parse(startsAt)) - dayOf(now);
  if (days <= 0) return '今天';
  return days === 1 ? '明天' : `${days} 天后`;
}

/** '线上展厅 A01': omits the hall if the number starts with its letter. */
export function boothText({ hall, number }: { hall: string; number: string }): string {
  const letter = /^[A-Za-z]+/.exec(number)?.[0];
  const place = letter ? hall.replace(new RegExp(`(?<![A-Za-z])${letter} ?区?$`, 'i'), '') : hall;
  return `${place.trim()} ${number}`.trim();
}
