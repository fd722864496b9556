import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';

const MINUTE = 60_000;

/** '10:00–10:45' */
export const spanText = ({ startsAt, minutes }: Pick<BoxInterview, 'startsAt' | 'minutes'>): string =>
  `${timeOfDay(startsAt)}–${timeOfDay(new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString())}`;

/** Interviews that overlap with one of the given starts, chosen by then or still to be chosen. */
export function clashesWith(
  interviews: readonly BoxInterview[],
  { starts, minutes, deliveryIds }: { starts: readonly number[]; minutes: number; deliveryIds: readonly string[] },
): BoxInterview[] {
  return interviews.filter((other) => {
    if (deliveryIds.includes(other.deliveryId)) return false;
    return (other.slots ?? [other.startsAt])
      .map(Date.parse)
      .some((begin) =>
        starts.some((start) => begin < start + minutes * MINUTE && start < begin + other.minutes * MINUTE),
      );
  });
}

interface Planned {
  mode: BoxInterview['mode'];
  place: string;
  room: string;
  /** Ids of members. */
  interviewers: readonly string[];
}

const isSameText = (one: string, other: string) => one.trim() === other.trim();

/** What an overlapping interview needs as well: the room, or interviewers by name. */
export function clashReasons(other: BoxInterview, { mode, place, room, interviewers }: Planned): string[] {
  const isSameRoom =
    mode === 'onsite' &&
    other.mode === 'onsite' &&
    room.trim() !== '' &&
    isSameText(room, other.room) &&
    isSameText(place, other.place);
  const both = other.interviewers.filter(({ memberId }) => interviewers.includes(memberId));
  return [...(isSameRoom ? ['同一面试室'] : []), ...both.map(({ name }) => `面试官${name}`)];
}
