export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>;
  /** How many wait for their turn. */
  readonly waiting: number;
}

/** Lets so many pieces of work run at once, the others after them in the order they came. */
export function turns(most: number): Turns {
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
