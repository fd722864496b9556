/** How often one of `a` is above one of `b`, ties half: 0.5 where nothing tells them apart, whatever the distribution. */
export function chanceAbove(a: readonly number[], b: readonly number[]): number {
  let above = 0;
  for (const x of a) for (const y of b) above += x > y ? 1 : x === y ? 0.5 : 0;
  return above / (a.length * b.length);
}

/**
 * Whether times tell `a` from `b` (Mann-Whitney): ranks only, so that single slow answers of a busy machine weigh nothing.
 * Five standard deviations away happens by chance less than once in a million.
 */
export function canTellApart(a: readonly number[], b: readonly number[]): boolean {
  const deviation = Math.sqrt((a.length + b.length + 1) / (12 * a.length * b.length));
  return Math.abs(chanceAbove(a, b) - 0.5) > 5 * deviation;
}

/** The one in the middle. */
export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
