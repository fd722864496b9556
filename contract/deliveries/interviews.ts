import type { z } from 'zod';
import type { interview } from './delivery-shapes.ts';

/** Free of zod at run time, so that pages may import it. */
export type Interview = z.output<typeof interview>;

export const interviewModeLabels = { onsite: '现场', video: '视频', phone: '电话' } as const;
export type InterviewMode = keyof typeof interviewModeLabels;

/** The place with its room, as both sides read it. */
export const placeText = ({ place, room }: Pick<Interview, 'place' | 'room'>): string =>
  [place, room].filter(Boolean).join('，');

/** Default duration of an interview. */
export const usualMinutes = 45;

/** Whether its time is fixed: one was offered, or chosen. */
export const hasTime = ({ slots }: Pick<Interview, 'slots'>): boolean => slots === null;

/** The most times offered with one invitation. */
export const mostSlots = 40;

/** Interviews must start within this many years; later dates are assumed to be typing errors. */
const MAX_YEARS = 1;

export function latestInterview(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + MAX_YEARS);
  return latest;
}

/** What is wrong with an interview time, or null. `name` is the field's label. */
export function interviewTimeFault(name: string, at: Date, now: Date): string | null {
  if (at <= now) return `${name}须在当前时间之后`;
  return at > latestInterview(now) ? `${name}须在一年之内` : null;
}
