import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { applicationUrl, ensureApplicationDatabase } from './application-database.ts';
import { type Binaries, locateBinaries } from './binaries.ts';
import { type BringUp, bringUp, type Log } from './bring-up.ts';
import { createCluster } from './create-cluster.ts';
import { dataFiles } from './data-files.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { keepPassword } from './password.ts';
import { choosePort, isFree } from './port.ts';
import { findPostmaster } from './postmaster.ts';
import { isAlive } from './processes.ts';
import { chooseRunner } from './runner.ts';
import { settingArguments } from './settings.ts';
import { supervise } from './supervise.ts';

const pollMs = 10;
const patienceMs = 1_000;

/**
 * For a disposable database: a process that exits without stopping it (Ctrl-C in a test run) removes it. Returns a function that
 * cancels this.
 */
function removeAtExit(dataDir: string, cluster: string): () => void {
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

export type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  /** A fixed port; otherwise a free one is chosen and stored. */
  port?: number;
  sharedBuffers?: string;
  /** For tests: no durability, and the data directory is removed at the end. */
  ephemeral?: boolean;
  /** For tests: a copy of the programs. */
  binaries?: Binaries;
};

export type EmbeddedDatabase = { url: string; stop(): Promise<void> };

/** Starts the bundled PostgreSQL on `dataDir`. It outlives a killed process and is adopted at the next start. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { ephemeral = false, sharedBuffers = ephemeral ? '128MB' : '256MB', port, log } = options;
  const files = dataFiles(resolve(options.dataDir));
  const { initdb, postgres } = options.binaries ?? locateBinaries();
  const runner = chooseRunner(postgres, files.dataDir);
  const password = keepPassword(files.password);
  await createCluster(files, initdb, runner, ephemeral);
  const callOff = ephemeral ? removeAtExit(files.dataDir, files.cluster) : undefined;

  const settings = settingArguments({ ephemeral, sharedBuffers });
  const launch = { files, postgres, runner, settings };
  const plan: BringUp = { launch, password, log, choosePort: () => (port ? fixed(port) : choosePort(files.port)) };
  const server = await bringUp(plan);
  await ensureApplicationDatabase(server.guard, password);
  const supervised = supervise(server, plan);

  return {
    url: applicationUrl(server.postmaster.port, password),
    async stop() {
      await supervised.stop(ephemeral ? 'immediate' : 'fast');
      if (ephemeral) rmSync(files.dataDir, { recursive: true, force: true });
      callOff?.();
    },
  };
}

async function fixed(port: number): Promise<number> {
  if (await isFree(port)) return port;
  throw new EmbeddedDatabaseError(`数据库端口 ${port} 已被占用 (port ${port} is taken)`);
}
