import { dayMs } from '#contract/months.ts';

const shanghai = 8 * 3_600_000;

/** Midnight in Asia/Shanghai. */
export const startOfToday = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + shanghai) / dayMs) * dayMs - shanghai);
