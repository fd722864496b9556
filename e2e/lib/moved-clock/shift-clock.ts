/** Puts the clock of this process, or of this document, ahead by so many milliseconds; a browser runs it as a text. */
export function shiftClock(first: number): (ahead: number) => void {
  let ahead = first;
  const Real = Date;
  const now = () => Real.now() + ahead;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return (next) => {
    ahead = next;
  };
}
