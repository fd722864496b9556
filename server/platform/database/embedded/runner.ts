import { spawnSync } from 'node:child_process';
import { chmodSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '#server/platform/make-folder.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** A way to run PostgreSQL as somebody it accepts (it refuses root), and who then has to own its files. */
export type Runner = { name: string; prefix: string[]; uid?: number; gid?: number; owner?: number };

// initdb looks its user up in /etc/passwd: nobody is there on every system, uid 1000 is not.
const nobody = 65534;

/** The first way that works here. The owner of an existing data directory tells which one was taken before. */
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

/** The ways to run PostgreSQL, which refuses to run as root, best first; the first that works is taken. */
function candidates(owner: number): Runner[] {
  const direct: Runner = { name: 'direct', prefix: [] };
  if (process.platform === 'win32') return [direct];
  if (process.getuid?.() !== 0) return [isKnownUser() ? direct : namespace(process.getuid?.() ?? 0)];
  if (owner === 0) return [namespace(0), capable(nobody), unprivileged(nobody)];
  return [unprivileged(owner), capable(owner), namespace(0)];
}

// A user namespace in which we are nobody; outside of it the files stay ours, so closed folders above are no hindrance.
const namespace = (owner: number): Runner => ({
  name: 'namespace',
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`],
  owner,
});

// For containers that forbid namespaces: another user who may still walk through closed folders. The secure bit keeps
// access(2) in step with the capability, for initdb asks it about its own path.
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

/** Hands a file, or a folder and all in it, to `owner`; nothing happens when it is theirs already. */
export function giveTo(path: string, owner: number): void {
  const status = statSync(path);
  if (process.getuid?.() !== 0 || status.uid === owner) return;
  const inside = status.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  for (const entry of [...inside, '']) lchownSync(join(path, entry), owner, owner);
}
