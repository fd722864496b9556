/** A deterministic random number generator in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Zipf-distributed indexes below `n`: the k-th in proportion to 1/k. */
export function zipf(n: number, random: () => number): () => number {
  const sums = new Float64Array(n);
  let total = 0;
  for (let index = 0; index < n; index += 1) {
    total += 1 / (index + 1);
    sums[index] = total;
  }
  return () => {
    const requested = random() * total;
    let low = 0;
    let high = n - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < requested) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** The list in random order. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((item) => ({ item, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}
