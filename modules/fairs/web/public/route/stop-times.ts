const MINUTE_MS = 60_000;
const LONGEST = 25;

/** A time for each stop: from a quarter of an hour after the doors open, or from now, evenly, and at most 25 minutes each. */
export function stopTimes(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  stops: number,
  now = 0,
): string[] {
  const soon = Math.ceil(now / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  const from = Math.max(Date.parse(startsAt) + 15 * MINUTE_MS, soon);
  const each = Math.min(LONGEST, Math.floor((Date.parse(endsAt) - from) / MINUTE_MS / Math.max(1, stops) / 5) * 5);
  return Array.from({ length: stops }, (_, at) => new Date(from + at * Math.max(5, each) * MINUTE_MS).toISOString());
}
