import type { LectureFacts } from '#contract/content/content-items.ts';
import { day, hour, minute, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import { readItems } from './read-items.ts';
import { type ContentRow, publishedRow } from './rows.ts';

type Talk = Pick<LectureFacts, 'speaker' | 'speakerTitle' | 'speakerIntro' | 'mode' | 'capacity' | 'outline'> & {
  /** Days from today, and the hour of the day at which it begins. */
  days: number;
  hour: number;
  minutes: number;
  place?: string;
  replay?: boolean;
};

/** Lectures: half of them still to come, the others with a replay. Guests are made by who signs up. */
export const drawLectures = (random: Random, now: Date): ContentRow[] =>
  readItems<{ lecture: Talk }>('lectures').map((item) => {
    const { days, hour: from, minutes, place = '', replay = false, ...talk } = item.lecture;
    const startsAt = plus(startOfDay(plus(now, days * day)), from * hour);
    const endsAt = plus(startsAt, minutes * minute);
    const facts: LectureFacts = {
      ...talk,
      place,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      liveUrl: talk.mode === 'online' ? 'https://live.example.com/room' : '',
      replayUrl: replay ? 'https://live.example.com/replay' : '',
    };
    const publishAt = plus(days > 0 ? now : startsAt, -12 * day);
    return { ...publishedRow(random, 'lecture', item, publishAt), facts, startsAt, endsAt, capacity: facts.capacity };
  });
