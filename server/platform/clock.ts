/** The time, through one door, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests: stands still until it is moved. */
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
