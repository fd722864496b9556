import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { useCall } from '#web/features/calls/use-call.ts';

/** The company's interviews in a range of days; without `from`, from today on. */
export const useInterviews = (query: { from?: string | undefined; days?: number }, enabled = true) =>
  useCall('GET /api/company/interviews', enabled ? { query } : null, { background: true, quiet: true });

const MINUTE = 60_000;

/** Interviews that overlap with the given one. */
export function clashesWith(
  interviews: readonly BoxInterview[],
  { startsAt, minutes, deliveryId }: { startsAt: number; minutes: number; deliveryId: string },
): BoxInterview[] {
  return interviews.filter((other) => {
    const begin = Date.parse(other.startsAt);
    if (other.deliveryId === deliveryId) return false;
    return begin < startsAt + minutes * MINUTE && startsAt < begin + other.minutes * MINUTE;
  });
}
