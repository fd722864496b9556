const LENGTH = 10_240;
const TRIES = 5;
const LONG_ENOUGH_MS = 2;

/** CPU time, since other load on the machine stretches wall-clock time. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The fastest of several runs, each with enough repetitions to be measurable. */
function timeOf(work: () => void): number {
  let [best, repetitions] = [Number.POSITIVE_INFINITY, 1];
  for (let tries = 0; tries < TRIES; ) {
    const took = cpuMs(() => {
      for (let done = 0; done < repetitions; done += 1) work();
    });
    if (took < LONG_ENOUGH_MS) repetitions *= 4;
    else {
      best = Math.min(best, took / repetitions);
      tries += 1;
    }
  }
  return best;
}

/** Upper limit of the factor for linear time. */
export const LINEAR = 24;
/** Load that comes within one of the two measurements shifts their ratio: it is taken anew before it counts. */
const RATIOS = 4;

/**
 * For tests: the factor by which `work` takes longer on 8 times as much text. About 8 for linear time, 64 for quadratic time. A
 * ratio is independent of the machine.
 */
export function timeGrowth(work: (length: number) => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let taken = 0; taken < RATIOS && least >= LINEAR; taken += 1)
    least = Math.min(least, timeOf(() => work(LENGTH)) / timeOf(() => work(LENGTH / 8)));
  return least;
}

/** Repeats a part up to this many characters. */
export const repeated = (part: string, length: number): string => part.repeat(length / part.length);
