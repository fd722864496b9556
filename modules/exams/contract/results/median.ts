/** The middle score; of an even number the mean of the two in the middle. null without one. */
export function medianOf(points: readonly number[]): number | null {
  const sorted = points.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  // Scores have two decimals at most, their mean three.
  return Math.round(500 * (lower + upper)) / 1000;
}
