import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFiles } from './data-files.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import type { Runner } from './runner.ts';
import { lastComplaint, openServerLog } from './server-log.ts';

export type Launch = { files: DataFiles; postgres: string; runner: Runner; settings: string[] };

const pollMs = 10;

/** Starts a server and resolves once it accepts connections; rejects with its last error if it ends before. */
export async function spawnPostmaster(
  { files, postgres, runner, settings }: Launch,
  port: number,
): Promise<Postmaster> {
  const [command = '', ...args] = [...runner.prefix, postgres, '-D', files.cluster, '-p', String(port), ...settings];
  const log = openServerLog(files.log);
  // In its own session: Ctrl-C in the terminal must not end the database before our server has drained.
  const child = spawn(command, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    uid: runner.uid,
    gid: runner.gid,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  closeSync(log.fd);
  child.unref();
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = `exit ${code ?? signal}`;
  });
  while (ended === undefined) {
    const found = findPostmaster(files.cluster);
    if (found?.pid === child.pid && found?.status === 'ready') return found;
    await sleep(pollMs);
  }
  throw new Error(lastComplaint(files.log, log.from) || ended);
}
