import { rmSync } from 'node:fs';
import { findPostmaster } from './postmaster.ts';
import { isAlive } from './processes.ts';

const pollMs = 10;
const patienceMs = 1_000;

/**
 * For a disposable database: a process that exits without stopping it (Ctrl-C in a test run) removes it. Returns a function that
 * cancels this.
 */
export function removeAtExit(dataDir: string, cluster: string): () => void {
  const remove = () => {
    const server = findPostmaster(cluster);
    if (server) endNow(server.pid);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  process.once('exit', remove);
  return () => process.off('exit', remove);
}

// An exiting process cannot await, so it sleeps synchronously.
function endNow(pid: number): void {
  process.kill(pid, 'SIGQUIT');
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; isAlive(pid) && waited < patienceMs; waited += pollMs) Atomics.wait(clock, 0, 0, pollMs);
}
