import type { BoxMove } from '#contract/deliveries/box-rows.ts';
import { type InterviewMode, interviewTimeFault, usualMinutes } from '#contract/deliveries/interviews.ts';
import type { Issue } from '#contract/errors.ts';
import { isWebAddress } from '#contract/web-address.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';

/** Time, mode and place of an interview. */
export interface Terms {
  /** The earliest of `slots`, if there are any. */
  startsAt: Date;
  /** ISO 8601, earliest first; one time alone is no choice. */
  slots: string[];
  minutes: number;
  mode: InterviewMode;
  place: string;
  room: string;
  link: string;
  contact: string;
  note: string;
  /** Ids of members. */
  interviewers: string[];
  /** The round whose slots are shared; null for an invitation alone. */
  roundId: string | null;
}

/** An order of the box, as one of a round where it has an id. */
export type InviteOrder = BoxMove & { roundId?: string | null | undefined };

/** Which part of the call carries the terms, for the paths of invalid fields. */
export type InputPart = 'query' | 'body';

function faults({ at, slots = [], mode, place, link, contact }: BoxMove): [field: string, message: string][] {
  const found: [string, string][] = [];
  if (!at && slots.length === 0) found.push(['at', '请填写面试时间']);
  if (!mode) found.push(['mode', '请选择面试方式']);
  if (mode === 'onsite' && !place) found.push(['place', '请填写面试地点']);
  if (mode === 'video' && !link) found.push(['link', '请填写面试链接']);
  if (link && !isWebAddress(link)) found.push(['link', '面试链接请填写以 http:// 或 https:// 开头的完整网址']);
  if (!contact) found.push(['contact', '请填写联系人']);
  return found;
}

/**
 * Parses the terms of an invitation. Whether the time is in the future is checked on sending, so that a repeated call is not
 * refused for being late.
 * @throws AppError INVALID_INPUT naming every invalid field
 */
export function readTerms(move: InviteOrder, part: InputPart): Terms {
  const issues: Issue[] = faults(move).map(([field, message]) => ({ path: `${part}.${field}`, message }));
  const {
    at,
    minutes = usualMinutes,
    mode,
    place = '',
    room = '',
    link = '',
    contact,
    note = '',
    interviewers = [],
  } = move;
  const slots = [...new Set((move.slots ?? []).map((slot) => new Date(slot).toISOString()))].sort();
  const first = slots[0] ?? at;
  if (issues.length > 0 || !first || !mode || !contact)
    throw appError('INVALID_INPUT', { message: issues[0]?.message, issues });
  return {
    startsAt: new Date(first),
    slots: slots.length > 1 ? slots : [],
    minutes,
    mode,
    place,
    room,
    link,
    contact,
    note,
    interviewers: [...new Set(interviewers)],
    roundId: slots.length > 1 ? (move.roundId ?? null) : null,
  };
}

/** @throws AppError INVALID_INPUT for a time in the past or too far ahead */
export function requireAhead({ startsAt, slots }: Terms, part: InputPart, now: Date): void {
  const fault = [startsAt, ...slots.map((slot) => new Date(slot))]
    .map((at) => interviewTimeFault('面试时间', at, now))
    .find(Boolean);
  if (fault) throw fieldError(slots.length > 0 ? `${part}.slots` : `${part}.at`, fault);
}

/** Whether two invitations are equal to the seeker, ignoring the note. */
export const isSameTerms = (a: Terms, b: Terms): boolean =>
  a.startsAt.getTime() === b.startsAt.getTime() &&
  a.slots.join() === b.slots.join() &&
  a.roundId === b.roundId &&
  a.minutes === b.minutes &&
  a.mode === b.mode &&
  a.place === b.place &&
  a.room === b.room &&
  a.link === b.link &&
  a.contact === b.contact;
