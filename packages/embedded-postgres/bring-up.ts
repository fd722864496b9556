import { realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { takeGuard } from './guard.ts';
import { keepPort } from './port.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { isAlive, isGoneWithin, programFile } from './processes.ts';
import { type Launch, spawnPostmaster } from './spawn-postmaster.ts';

export type Log = { info(message: string): void; warn(message: string): void };

/** A running server, and the session that reserves it for this process. */
export type RunningServer = { postmaster: Postmaster; guard: Client };

export type BringUp = { launch: Launch; password: string; log: Log; choosePort: () => Promise<number> };

const attempts = 5;
const answerMs = 5_000;
const stopMs = 15_000;

/** Adopts the server that runs on the data directory, or starts one. */
export async function bringUp({ launch, password, log, choosePort }: BringUp): Promise<RunningServer> {
  let reason: unknown;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const running = findPostmaster(launch.files.cluster);
    try {
      const server = running
        ? await adopt(running, launch, password, log)
        : await hold(await spawnPostmaster(launch, await choosePort()), password);
      if (server) return server;
    } catch (error) {
      if (error instanceof EmbeddedDatabaseError) throw error;
      // Another process was faster, the port was taken, or sessions of a killed server have not ended yet.
      reason = error;
      await sleep(200 * attempt);
    }
  }
  throw new EmbeddedDatabaseError(
    `内置数据库无法启动：${reason instanceof Error ? reason.message : reason} (see ${launch.files.log})`,
  );
}

/** A server whose parent was killed is adopted; one that does not answer, or runs an older program, is stopped. */
async function adopt(found: Postmaster, { files, postgres }: Launch, password: string, log: Log) {
  const postmaster = await settled(found, files.cluster);
  if (!postmaster) return undefined;
  const server = await hold(postmaster, password);
  const program = programFile(postmaster.pid);
  if (server && (program === undefined || program === realpathSync(postgres))) {
    keepPort(files.port, postmaster.port);
    log.info(`接管仍在运行的内置数据库 (adopted the running PostgreSQL, process ${postmaster.pid})`);
    return server;
  }
  await server?.guard.end();
  log.warn(`内置数据库无应答或程序已更新，正在重新启动 (restarting PostgreSQL process ${postmaster.pid})`);
  await stopPostmaster(postmaster.pid, server ? 'fast' : 'immediate');
  return undefined;
}

// Waits for crash recovery, however long it takes, and for a shutdown in progress.
async function settled(found: Postmaster, cluster: string): Promise<Postmaster | undefined> {
  let postmaster: Postmaster | undefined = found;
  while (postmaster && postmaster.status === 'starting') {
    await sleep(50);
    postmaster = findPostmaster(cluster);
  }
  if (postmaster?.status === 'stopping' && (await isGoneWithin(postmaster.pid, stopMs))) return undefined;
  return postmaster;
}

async function hold(postmaster: Postmaster, password: string): Promise<RunningServer | undefined> {
  const deadline = Date.now() + answerMs;
  while (isAlive(postmaster.pid) && Date.now() < deadline) {
    try {
      return { postmaster, guard: await takeGuard({ port: postmaster.port, password }) };
    } catch (error) {
      if (error instanceof EmbeddedDatabaseError) throw error;
      await sleep(50);
    }
  }
  return undefined;
}
