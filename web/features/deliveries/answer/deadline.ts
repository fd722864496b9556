import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When the answer is due: an offer's own time, an interview's start. Null where nothing waits for the seeker, or no time is named. */
export function deadlineOf({ status, interview, offer }: OwnDelivery): string | null {
  if (status === 'offer') return offer?.answerBy ?? null;
  return status === 'interview' && interview?.status === 'waiting'
    ? (interview.slots?.at(-1) ?? interview.startsAt)
    : null;
}

/** Nearest deadline first; what has none comes last. */
export const byDeadline = (one: OwnDelivery, other: OwnDelivery): number =>
  (deadlineOf(one) ?? '9').localeCompare(deadlineOf(other) ?? '9');

/** '还有 2 天 4 小时', '还有 3 小时', '还有 20 分钟', '已过答复时间'. */
export function leftText(deadline: string, now: number): string {
  const left = Date.parse(deadline) - now;
  if (left <= 0) return '已过答复时间';
  if (left < HOUR) return `还有 ${Math.max(1, Math.floor(left / 60_000))} 分钟`;
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (days === 0) return `还有 ${hours} 小时`;
  return hours > 0 && days < 7 ? `还有 ${days} 天 ${hours} 小时` : `还有 ${days} 天`;
}

/** '11-25 18:00 前答复' */
export const dueText = (deadline: string): string => `${dayAndTime(deadline)} 前答复`;

/** Less than three days are left. */
export const isUrgent = (deadline: string, now: number): boolean => Date.parse(deadline) - now < 3 * DAY;
