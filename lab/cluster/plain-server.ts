import { execFile } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#lab/bench/lib/free-port.ts';
import { accountOf, SERVER_BIN } from './databases.ts';

const account = accountOf();

async function run(command: string, args: readonly string[], own: Record<string, string>, as = {}): Promise<string> {
  const env = { ...process.env, PATH: `${SERVER_BIN}:${process.env.PATH}`, ...own };
  const { stdout } = await promisify(execFile)(command, args, { cwd: '/', env, ...as });
  return stdout.trim();
}

/** Runs a program as the account of the database. */
export const asDatabase = (command: string, args: readonly string[]) => run(command, args, {}, account);

/** Runs a script of `deploy/` as the caller, which is root on real machines. */
export const asCaller = (command: string, args: readonly string[], env: Record<string, string>) =>
  run(command, args, env);

/** A folder of that account. */
export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/** A new cluster without passwords, for connections of this machine. */
export const initialise = (data: string, settings: readonly string[]) =>
  asDatabase('initdb', [
    ...['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8'],
  ]).then(() => asDatabase('sh', ['-c', `printf '%s\\n' "$@" >> "$0/postgresql.auto.conf"`, data, ...settings]));

/** Starts a server on a cluster and waits until it accepts writes. */
export async function startServer(data: string, { sharedBuffers = '32MB', sockets = '' } = {}) {
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${sockets} -c shared_buffers=${sharedBuffers}`;
  await asDatabase('pg_ctl', ['start', '-w', '-t', '120', '-D', data, '-l', join(data, 'server.log'), '-o', options]);
  return {
    port,
    /** The superuser's URL of a database. */
    url: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: () => asDatabase('pg_ctl', ['stop', '-D', data, '-m', 'fast']),
  };
}
