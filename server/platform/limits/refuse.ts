import { appError } from '#server/platform/http/app-error.ts';
import type { Consumption } from './consume.ts';

/** '42 秒', '5 分钟', '3 小时': rounded up, so that waiting that long is enough. */
export function waitText(seconds: number): string {
  if (seconds < 120) return `${seconds} 秒`;
  if (seconds < 7_200) return `${Math.ceil(seconds / 60)} 分钟`;
  return `${Math.ceil(seconds / 3_600)} 小时`;
}

/**
 * Refuses an event over its limit and states the waiting time; `doing` starts the message, e.g. '获取验证码太频繁'.
 * @throws AppError TOO_MANY_REQUESTS
 */
export function refuseOver({ allowed, retryAfter }: Consumption, doing = '操作太频繁'): void {
  if (allowed) return;
  throw appError('TOO_MANY_REQUESTS', { message: `${doing}，请 ${waitText(retryAfter)}后再试`, retryAfter });
}
