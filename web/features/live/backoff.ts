const FIRST_MS = 1_000;
const MOST_MS = 30_000;

/** Delay before the next retry: doubles from 1 s to 30 s, with jitter in the upper half. */
export function backoffMs(failures: number, random = Math.random()): number {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** failures);
  return Math.max(FIRST_MS, Math.round(most * (0.5 + random / 2)));
}
