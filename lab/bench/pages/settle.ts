import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { cpuTime } from './cpu.ts';

const LOOK_MS = 5_000;
const MAX_MS = 120_000;
/** Of one core. */
const RESTS = 0.05;

/**
 * Waits until a started server is idle: it loads its index of posts beside the first requests, which PostgreSQL answers
 * meanwhile.
 */
export async function settle(child: Child, postmaster: number): Promise<void> {
  const spent = () => {
    const { node, database } = cpuTime(child.pid, postmaster);
    return node + database;
  };
  const end = performance.now() + MAX_MS;
  while (performance.now() < end) {
    const before = spent();
    await sleep(LOOK_MS);
    if (spent() - before < RESTS * LOOK_MS) return;
  }
}
