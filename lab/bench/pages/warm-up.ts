import type { Child } from './child.ts';
import { load } from './load.ts';

interface Options {
  /** Maximum duration. */
  seconds: number;
  nextPath(): string;
  accepts?: string;
}

const ROUND_SECONDS = 10;
/** Improvement below which the hit rate counts as steady. */
const STEADY = 0.005;

/** Visits a server until its hit rate no longer grows. Returns the hit rates of the rounds. */
export async function warmUp(child: Child, { seconds, ...visitors }: Options): Promise<number[]> {
  const rates: number[] = [];
  for (let left = seconds; left > 0; left -= ROUND_SECONDS) {
    const { hitRate } = await load(child.origin, {
      connections: 20,
      for: { seconds: Math.min(left, ROUND_SECONDS) },
      ...visitors,
    });
    const isSteady = rates.length > 0 && hitRate - (rates.at(-1) ?? 0) < STEADY;
    rates.push(hitRate);
    if (isSteady) break;
  }
  return rates;
}
