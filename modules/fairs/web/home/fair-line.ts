import { monthDay } from '#web/features/time/day-parts.ts';
import type { FairCard } from '../../contract/fair-views.ts';
import { hoursText, placeText, stateWords, takesSignUps } from '../parts/fair-words.ts';

/** The fields that a fair's line shows at a given time. */
export function fairLine(fair: FairCard, now: number) {
  const [month = '', day = ''] = monthDay(fair.startsAt).split('-');
  return {
    id: fair.id,
    title: fair.title,
    startsAt: fair.startsAt,
    day,
    month: `${Number(month)} 月`,
    hours: hoursText(fair),
    place: placeText(fair),
    exhibitors: fair.exhibitors,
    posts: fair.posts,
    state: stateWords(fair, now),
    takesSignUps: takesSignUps(fair, now),
  };
}

export type FairLineData = ReturnType<typeof fairLine>;
