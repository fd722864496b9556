import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 250;

/**
 * Waits until something has been true without interruption, and returns since when; null if it was not within the limit. What was
 * just broken may look sound for a moment, so the first good answer proves nothing.
 */
export async function untilSteady(
  isSteady: () => Promise<boolean>,
  { ms, limitMs, everyMs = EVERY_MS }: { ms: number; limitMs: number; everyMs?: number },
): Promise<number | null> {
  let since: number | null = null;
  for (const end = performance.now() + limitMs; performance.now() < end; await wait(everyMs)) {
    const now = performance.now();
    since = (await isSteady()) ? (since ?? now) : null;
    if (since !== null && now - since >= ms) return since;
  }
  return null;
}
