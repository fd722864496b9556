export interface Visits {
  p99: number;
  count: number;
  /** Answers other than 200, by status; 0 without an answer. */
  others: Record<number, number>;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;

/** Ordinary calls at a steady rate, independent of earlier answers. */
export async function visit(url: string, perSecond: number, seconds: number): Promise<Visits> {
  const times: number[] = [];
  const others: Record<number, number> = {};
  const calls: Promise<void>[] = [];
  const call = async () => {
    const began = performance.now();
    const status = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) times.push(performance.now() - began);
    else others[status] = (others[status] ?? 0) + 1;
  };
  for (let n = 0; n < perSecond * seconds; n += 1) {
    calls.push(call());
    await new Promise((done) => setTimeout(done, 1_000 / perSecond));
  }
  await Promise.all(calls);
  times.sort((a, b) => a - b);
  return { p99: Math.round(quantile(times, 0.99)), count: times.length, others };
}

/** Simultaneous calls; returns how many were served, asked to retry, or neither. */
export async function rush(url: string, count: number): Promise<{ served: number; told: number; other: number }> {
  const found = { served: 0, told: 0, other: 0 };
  await Promise.all(
    Array.from({ length: count }, async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
      await response?.arrayBuffer().catch(() => null);
      if (response?.status === 200) found.served += 1;
      else if (response?.status === 503 && Number(response.headers.get('retry-after')) > 0) found.told += 1;
      else found.other += 1;
    }),
  );
  return found;
}
