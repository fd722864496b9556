/**
 * The probability that one of `a` exceeds one of `b`, ties counting half: 0.5 if they are indistinguishable, for any
 * distribution.
 */
export function chanceAbove(a: readonly number[], b: readonly number[]): number {
  let above = 0;
  for (const x of a) for (const y of b) above += x > y ? 1 : x === y ? 0.5 : 0;
  return above / (a.length * b.length);
}

/**
 * Whether times distinguish `a` from `b` (Mann-Whitney U test): based on ranks only, so that single slow answers carry no weight.
 * A chance result of five standard deviations has a probability below one in a million.
 */
export function canTellApart(a: readonly number[], b: readonly number[]): boolean {
  const deviation = Math.sqrt((a.length + b.length + 1) / (12 * a.length * b.length));
  return Math.abs(chanceAbove(a, b) - 0.5) > 5 * deviation;
}

/** The median. */
export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
