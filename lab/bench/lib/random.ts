import { seeded, zipf } from '../pages/zipf.ts';

export interface Draws {
  next(): number;
  /** 0 ≤ whole < below */
  whole(below: number): number;
  one<T>(list: readonly T[]): T;
  /** Zipf-distributed: earlier entries are more frequent. */
  skewed<T>(list: readonly T[]): () => T;
}

export function drawsFrom(seed: number): Draws {
  const next = seeded(seed);
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    one: (list) => pick(list, whole(list.length)),
    skewed: (list) => {
      const draw = zipf(list.length, next);
      return () => pick(list, draw());
    },
  };
}

function pick<T>(list: readonly T[], at: number): T {
  if (at >= list.length) throw new Error('nothing to draw from');
  return list[at] as T;
}
