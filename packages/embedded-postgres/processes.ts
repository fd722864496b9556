import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether the system knows the id, including ended processes that were never reaped (process 1 may not reap). */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process runs; false for one that ended and was not reaped yet. */
export function isAlive(pid: number): boolean {
  return isKnown(pid) && processState(pid) !== 'Z';
}

/** Waits for a process to end; false on timeout. */
export async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

// Command line of another process; undefined where the system does not provide it.
export const commandLine = (pid: number) => attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
export const workingFolder = (pid: number) => attempt(() => readlinkSync(`/proc/${pid}/cwd`));
export const programFile = (pid: number) => attempt(() => readlinkSync(`/proc/${pid}/exe`));

function processState(pid: number): string | undefined {
  return attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0]);
}

function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
