/** Access to the current time, so that tests can control it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests that changes only when it is set. */
export function manualClock(start: Date): Clock & { set(moment: Date): void; advance(ms: number): void } {
  let current = start;
  return {
    now: () => new Date(current),
    set: (moment) => {
      current = moment;
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms);
    },
  };
}
