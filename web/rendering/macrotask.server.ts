import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop of its own: of several renderings that are ready at once each has one, so that between two
 * of them connections are taken and other calls answered.
 */
export function ownTick(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
