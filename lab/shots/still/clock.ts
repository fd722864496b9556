/** The fixed time of the reference pictures: a Monday, ten o'clock in Shanghai. */
export const stillMoment = new Date('2026-03-16T02:00:00Z');

/** Fixes this process's clock, so that relative times are the same at every run. */
export function stopClock(): void {
  const moment = stillMoment.getTime();
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [moment], made),
    get: (target, key) => (key === 'now' ? () => moment : Reflect.get(target, key)),
  });
}
