import { spawnSync } from 'node:child_process';
import { chmodSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { makeFolder } from './make-folder.ts';

/** A way to run PostgreSQL as a user that it accepts (it refuses root), and the required owner of its files. */
export type Runner = { name: string; prefix: string[]; uid?: number; gid?: number; owner?: number };

// initdb looks its user up in /etc/passwd: nobody exists on every system, uid 1000 does not.
const nobody = 65534;

/** The first way that works here. The owner of an existing data directory shows which one was used before. */
export function chooseRunner(postgres: string, dataDir: string): Runner {
  makeFolder(dataDir, 0o700);
  const runner = candidates(statSync(dataDir).uid).find((candidate) => {
    if (candidate.owner !== undefined) giveTo(dataDir, candidate.owner);
    return works(candidate, postgres, dataDir);
  });
  if (!runner) {
    throw new EmbeddedDatabaseError(
      `无法在此启动内置数据库，请换用普通用户、检查 ${dataDir} 的权限，或设置 DATABASE_URL (cannot run PostgreSQL on this data directory)`,
    );
  }
  if (process.platform !== 'win32') chmodSync(dataDir, 0o700);
  return runner;
}

/** Ways to run PostgreSQL when started as root, best first. */
function candidates(owner: number): Runner[] {
  const direct: Runner = { name: 'direct', prefix: [] };
  if (process.platform === 'win32') return [direct];
  if (process.getuid?.() !== 0) return [isKnownUser() ? direct : namespace(process.getuid?.() ?? 0)];
  if (owner === 0) return [namespace(0), capable(nobody), unprivileged(nobody)];
  return [unprivileged(owner), capable(owner), namespace(0)];
}

// A user namespace in which we are nobody. Outside of it the files remain ours, so closed parent folders are no obstacle.
const namespace = (owner: number): Runner => ({
  name: 'namespace',
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`],
  owner,
});

// For containers that forbid namespaces: another user with the capability to traverse closed folders. The secure bit keeps
// access(2) consistent with the capability, since initdb checks its own path with it.
const capable = (owner: number): Runner => ({
  name: 'capable',
  prefix: [
    'setpriv',
    '--securebits=+no_setuid_fixup',
    `--reuid=${owner}`,
    `--regid=${owner}`,
    '--clear-groups',
    '--inh-caps=+dac_override,+dac_read_search',
    '--ambient-caps=+dac_override,+dac_read_search',
  ],
  owner,
});

const unprivileged = (owner: number): Runner => ({ name: 'unprivileged', prefix: [], uid: owner, gid: owner, owner });

function isKnownUser(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function works({ prefix, uid, gid }: Runner, postgres: string, dataDir: string): boolean {
  const [command = '', ...args] = [...prefix, postgres, '--version'];
  if (spawnSync(command, args, { uid, gid, stdio: 'ignore', cwd: '/' }).status !== 0) return false;
  if (process.platform === 'win32') return true;
  const [shell = '', ...test] = [...prefix, 'sh', '-c', 'test -w "$0"', dataDir];
  return spawnSync(shell, test, { uid, gid, stdio: 'ignore', cwd: '/' }).status === 0;
}

/** Changes the owner of a file, or of a folder and its contents, unless it is already right. */
export function giveTo(path: string, owner: number): void {
  const status = statSync(path);
  if (process.getuid?.() !== 0 || status.uid === owner) return;
  const inside = status.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  for (const entry of [...inside, '']) lchownSync(join(path, entry), owner, owner);
}
