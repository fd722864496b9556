const day = 86_400_000;
const shanghai = 8 * 3_600_000;

/** Midnight in Asia/Shanghai. */
export const startOfToday = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + shanghai) / day) * day - shanghai);
