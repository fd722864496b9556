/** Milliseconds by percentile of the calls. */
export interface Percentiles {
  calls: number;
  p50: number;
  p95: number;
  most: number;
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 };
}

/** Makes calls sequentially and times each. */
export async function timeEach<T>(inputs: readonly T[], call: (input: T) => Promise<unknown>): Promise<Percentiles> {
  const times: number[] = [];
  for (const input of inputs) {
    const started = performance.now();
    await call(input);
    times.push(performance.now() - started);
  }
  return percentiles(times);
}
