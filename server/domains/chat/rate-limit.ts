import { appError } from '#server/platform/http/app-error.ts';

/** Maximum messages of one person in one conversation per minute. */
export const A_MINUTE = 30;
export const MINUTE_MS = 60_000;

/** @throws AppError TOO_MANY_REQUESTS above the limit of the last minute */
export function limitRate(lately: number): void {
  if (lately >= A_MINUTE)
    throw appError('TOO_MANY_REQUESTS', { message: '发送太频繁，请稍后再试', retryAfter: MINUTE_MS / 1_000 });
}
