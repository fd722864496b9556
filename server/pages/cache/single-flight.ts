interface Work<T> {
  begun: number;
  result: Promise<T>;
}

/**
 * Concurrent calls for the same key at the same moment share one computation. A moment is a point in the sequence of changes: a
 * call after a change does not get a result whose computation began before it.
 */
export function singleFlight<T>(): (key: string, moment: number, make: () => Promise<T>) => Promise<T> {
  const under = new Map<string, Work<T>>();
  return (key, moment, make) => {
    const found = under.get(key);
    if (found?.begun === moment) return found.result;
    const work: Work<T> = { begun: moment, result: make() };
    under.set(key, work);
    const forget = () => {
      if (under.get(key) === work) under.delete(key);
    };
    work.result.then(forget, forget);
    return work.result;
  };
}
