import type { Child } from './child.ts';
import { type CpuTime, cpuTime } from './cpu.ts';
import { type Load, type LoadOptions, load } from './load.ts';

export interface Measured extends Load {
  /** CPU time per request, in ms: on a shared machine steadier than requests per second. */
  cpu: CpuTime;
}

/** Loads a server, and measures its cost and its database's. */
export async function measure(child: Child, postmaster: number | null, options: LoadOptions): Promise<Measured> {
  const before = cpuTime(child.pid, postmaster);
  const result = await load(child.origin, options);
  const after = cpuTime(child.pid, postmaster);
  const each = (key: keyof CpuTime) => (after[key] - before[key]) / result.requests;
  return { ...result, cpu: { node: each('node'), database: each('database') } };
}
