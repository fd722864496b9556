interface Semaphore {
  take<T>(work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

/** Limits concurrency; waiting tasks run in order of arrival. */
export function semaphore(most: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async take(work) {
      if (running >= most) await new Promise<void>((begin) => void waiting.push(begin));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    get waiting() {
      return waiting.length;
    },
  };
}
