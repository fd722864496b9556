import type { Child } from './child.ts';
import { load } from './load.ts';

interface Options {
  /** At most so long. */
  seconds: number;
  nextPath(): string;
  accepts?: string;
}

const ROUND_SECONDS = 10;
/** A round that found so little more than the one before was steady. */
const STEADY = 0.005;

/** Visits a server until its cache finds no more from one round to the next. Answers the hit rates of the rounds. */
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
