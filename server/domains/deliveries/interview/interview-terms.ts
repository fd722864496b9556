import type { BoxMove } from '#contract/deliveries/box-rows.ts';
import { type InterviewMode, interviewTimeFault, usualMinutes } from '#contract/deliveries/interviews.ts';
import type { Issue } from '#contract/errors.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';

/** Time, mode and place of an interview. */
export interface Terms {
  startsAt: Date;
  minutes: number;
  mode: InterviewMode;
  place: string;
  room: string;
  link: string;
  contact: string;
  note: string;
  /** Ids of members. */
  interviewers: string[];
}

/** Which part of the call carries the terms, for the paths of invalid fields. */
export type Part = 'query' | 'body';

const webLink = /^https?:\/\/[^\s/]/i;

function faults({ at, mode, place, link, contact }: BoxMove): [field: string, message: string][] {
  const found: [string, string][] = [];
  if (!at) found.push(['at', '请填写面试时间']);
  if (!mode) found.push(['mode', '请选择面试方式']);
  if (mode === 'onsite' && !place) found.push(['place', '请填写面试地点']);
  if (mode === 'video' && !link) found.push(['link', '请填写面试链接']);
  if (link && !webLink.test(link)) found.push(['link', '面试链接须以 http:// 或 https:// 开头']);
  if (!contact) found.push(['contact', '请填写联系人']);
  return found;
}

/**
 * Parses the terms of an invitation. Whether the time is in the future is checked on sending, so that a repeated call is not
 * refused for being late.
 * @throws AppError INVALID_INPUT naming every invalid field
 */
export function readTerms(move: BoxMove, part: Part): Terms {
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
  if (issues.length > 0 || !at || !mode || !contact)
    throw appError('INVALID_INPUT', { message: issues[0]?.message, issues });
  return {
    startsAt: new Date(at),
    minutes,
    mode,
    place,
    room,
    link,
    contact,
    note,
    interviewers: [...new Set(interviewers)],
  };
}

/** @throws AppError INVALID_INPUT for a time in the past or too far ahead */
export function requireAhead({ startsAt }: Terms, part: Part, now: Date): void {
  const fault = interviewTimeFault('面试时间', startsAt, now);
  if (fault) throw fieldError(`${part}.at`, fault);
}

/** Whether two invitations are equal to the seeker, ignoring the note. */
export const isSameTerms = (a: Terms, b: Terms): boolean =>
  a.startsAt.getTime() === b.startsAt.getTime() &&
  a.minutes === b.minutes &&
  a.mode === b.mode &&
  a.place === b.place &&
  a.room === b.room &&
  a.link === b.link &&
  a.contact === b.contact;
