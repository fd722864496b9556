import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { commandLine, isAlive, isGoneWithin, isKnown, workingFolder } from './processes.ts';

/** The running server of a cluster, as described by its postmaster.pid. */
export type Postmaster = { pid: number; port: number; status: string };

const fastMs = 10_000;
const immediateMs = 5_000;

/** The server that runs on this cluster, whoever started it. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  const lines = readLines(file);
  const pid = Number(lines[0]);
  if (!pid || !isKnown(pid)) return undefined;
  if (!isAlive(pid) || !isServerOf(pid, cluster)) {
    // Never reaped, or the id now belongs to another program: PostgreSQL would mistake it for a server and refuse to start.
    // Sessions of the dead server are still detected, by the shared memory that they hold.
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

// PostgreSQL's working directory is its data directory, however the path was written at its start.
function isServerOf(pid: number, cluster: string): boolean {
  const command = commandLine(pid);
  if (command === undefined) return true;
  if (!command.includes('postgres')) return false;
  const folder = workingFolder(pid);
  return folder === undefined || folder === realpathSync(cluster);
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * Fast shutdown: ends the sessions and writes a checkpoint. After ten seconds: immediate shutdown, followed by crash recovery at
 * the next start.
 */
export async function stopPostmaster(pid: number, how: 'fast' | 'immediate' = 'fast'): Promise<void> {
  if (how === 'fast' && (await signal(pid, 'SIGINT', fastMs))) return;
  if (await signal(pid, 'SIGQUIT', immediateMs)) return;
  if (await signal(pid, 'SIGKILL', immediateMs)) return;
  throw new EmbeddedDatabaseError(`内置数据库进程 ${pid} 无法停止 (PostgreSQL process ${pid} does not stop)`);
}

function signal(pid: number, name: NodeJS.Signals, milliseconds: number): Promise<boolean> {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return Promise.resolve(true);
    throw error;
  }
  return isGoneWithin(pid, milliseconds);
}
