import type { Child } from './child.ts';
import { type CpuTime, cpuTime } from './cpu.ts';
import { type Load, load } from './load.ts';

export interface Measured extends Load {
  /** CPU time that one request cost, in ms: where the machine is shared, steadier than requests per second. */
  cpu: CpuTime;
}

interface Options {
  connections: number;
  seconds: number;
  nextPath(): string;
  headers?: Record<string, string>;
}

/** Loads a server, and reads what that cost it and its database. */
export async function measure(child: Child, postmaster: number | null, options: Options): Promise<Measured> {
  const before = cpuTime(child.pid, postmaster);
  const result = await load(child.origin, options);
  const after = cpuTime(child.pid, postmaster);
  const requests = result.requestsPerSecond * options.seconds;
  const each = (key: keyof CpuTime) => (after[key] - before[key]) / requests;
  return { ...result, cpu: { node: each('node'), database: each('database') } };
}
