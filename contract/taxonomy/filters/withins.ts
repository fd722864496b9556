import { dayMs } from '#contract/months.ts';
/** 发布时间. */
export const withins = {
  today: { label: '今天', days: 0 },
  '3d': { label: '3 天内', days: 3 },
  '7d': { label: '7 天内', days: 7 },
  '30d': { label: '30 天内', days: 30 },
} as const;

type WithinCode = keyof typeof withins;

const shanghai = 8 * 3_600_000;

/** The start of the period: midnight in Asia/Shanghai for 今天, else a multiple of 24 hours ago. */
export function withinSince(code: WithinCode, now: Date): Date {
  const { days } = withins[code];
  if (days > 0) return new Date(now.getTime() - days * dayMs);
  return new Date(Math.floor((now.getTime() + shanghai) / dayMs) * dayMs - shanghai);
}
