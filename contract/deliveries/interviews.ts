import type { z } from 'zod';
import type { interview } from './delivery-shapes.ts';

/** Without zod at run time, so that pages may import it. */
export type Interview = z.output<typeof interview>;

/** How an interview is held. */
export const interviewModeLabels = { onsite: '现场', video: '视频', phone: '电话' } as const;
export type InterviewMode = keyof typeof interviewModeLabels;

/** How long an interview takes where nobody says. */
export const usualMinutes = 45;

/** An interview is held within so many years of being arranged: what lies further ahead was mistyped. */
const MOST_YEARS = 1;

export function latestInterview(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + MOST_YEARS);
  return latest;
}

/** What is wrong with a time for an interview; null where it may be. `name` is the field's. */
export function interviewTimeFault(name: string, at: Date, now: Date): string | null {
  if (at <= now) return `${name}须在当前时间之后`;
  return at > latestInterview(now) ? `${name}须在一年之内` : null;
}
