import { setTimeout as sleep } from 'node:timers/promises';
import { percentiles } from '../lib/percentiles.ts';

interface Rated {
  p50: number;
  p99: number;
  most: number;
  statuses: Record<number, number>;
}

/** Sends requests at a rate, whether or not earlier ones were answered, and times each from the moment at which it was due. */
export async function atRate(perSecond: number, requests: readonly (() => Promise<number>)[]): Promise<Rated> {
  const began = performance.now();
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const send = async (request: () => Promise<number>, due: number) => {
    const status = await request().catch(() => 0);
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.push(performance.now() - due);
  };
  const sent: Promise<void>[] = [];
  for (const [at, request] of requests.entries()) {
    const due = began + (at * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    sent.push(send(request, due));
  }
  await Promise.all(sent);
  const sorted = times.toSorted((one, other) => one - other);
  const { p50, most } = percentiles(times);
  return { p50, most, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, statuses };
}

export function printRated(name: string, { p50, p99, most, statuses }: Rated): void {
  const answers = Object.entries(statuses).map(([status, n]) => `${n} × ${status}`);
  console.log(
    `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, most ${most.toFixed(0)} ms; ${answers.join(', ')}`,
  );
}
