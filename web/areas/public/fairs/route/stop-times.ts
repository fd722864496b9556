const MINUTE_MS = 60_000;
const LONGEST = 25;

/** A time for each stop: from a quarter of an hour after the doors open, evenly, and at most 25 minutes each. */
export function stopTimes({ startsAt, endsAt }: { startsAt: string; endsAt: string }, stops: number): string[] {
  const from = Date.parse(startsAt) + 15 * MINUTE_MS;
  const each = Math.min(LONGEST, Math.floor((Date.parse(endsAt) - from) / MINUTE_MS / Math.max(1, stops) / 5) * 5);
  return Array.from({ length: stops }, (_, at) => new Date(from + at * Math.max(5, each) * MINUTE_MS).toISOString());
}
