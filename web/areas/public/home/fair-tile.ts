import type { FairCard } from '#contract/fairs/fair-views.ts';
import {
  daysAway,
  dotDay,
  hoursText,
  placeText,
  stateWords,
  takesSignUps,
  whoComes,
} from '#web/features/fairs/fair-words.ts';

/** The fields that a fair's tile shows at a given time. */
export const fairTile = (fair: FairCard, now: number) => ({
  id: fair.id,
  kind: fair.kind,
  online: fair.online,
  cityCode: fair.cityCode,
  startsAt: fair.startsAt,
  coverUrl: fair.coverUrl,
  title: fair.title,
  day: dotDay(fair.startsAt),
  hours: hoursText(fair),
  away: daysAway(fair.startsAt, now),
  state: stateWords(fair, now),
  place: placeText(fair),
  who: whoComes(fair),
  posts: fair.posts,
  takesSignUps: takesSignUps(fair, now),
});

export type FairTileData = ReturnType<typeof fairTile>;
