const LENGTH = 10_240;
const TRIES = 5;
const LONG_ENOUGH_MS = 2;

/** The processor's time, since a machine that does other things as well stretches every other. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The quickest of several tries, each of as many repetitions as can be told. */
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

/**
 * For tests: how many times as long `work` takes over eight times as much text. Some 8 where time goes with the length, 64 where
 * it goes with its square. A ratio, so that it holds on every machine.
 */
export const timeGrowth = (work: (length: number) => void): number =>
  timeOf(() => work(LENGTH)) / timeOf(() => work(LENGTH / 8));

/** What grows no faster than this goes with the length. */
export const LINEAR = 24;

/** So many characters of a part, again and again. */
export const repeated = (part: string, length: number): string => part.repeat(length / part.length);
