import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Waits for a separate turn of the event loop, so that connections and other calls are served between two renderings. */
export function ownTick(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
