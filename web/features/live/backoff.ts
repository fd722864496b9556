const FIRST_MS = 1_000;
const MOST_MS = 30_000;

/** How long to wait before the next try: doubling from 1 s to 30 s, each spread over its upper half so that a crowd does not return at once. */
export function backoffMs(failures: number, random = Math.random()): number {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** failures);
  return Math.max(FIRST_MS, Math.round(most * (0.5 + random / 2)));
}
