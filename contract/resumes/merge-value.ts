/** Whether two plain values are equal; an undefined field equals an absent one. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) => same(left[name], right[name]));
}

/** Merges one value after both sides wrote; `clashes` where they wrote different values. */
export function mergeValue<T>(base: T, mine: T, theirs: T): { value: T; clashes: boolean } {
  if (same(mine, theirs) || same(mine, base)) return { value: theirs, clashes: false };
  return { value: mine, clashes: !same(theirs, base) };
}
