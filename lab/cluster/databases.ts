import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { keep, type Program } from './program.ts';
import { adapted, place, shipped, variablesOf } from './shipped.ts';

/** One of three machines with etcd, Patroni and PostgreSQL. */
export interface DatabaseMachine {
  name: string;
  address: string;
  dataDir: string;
  etcd: Program;
  patroni: Program;
  /** Puts other programs of PostgreSQL in place, as its package does; the server runs them after a restart. */
  install(programs: string): void;
  /** The server process of PostgreSQL, while it runs. */
  postmaster(): number | undefined;
}

const FAKE_TIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** Variables with which a program reads its clock's offset from a file; empty if the library is missing. */
export const fakeClock = (file: string): Record<string, string> =>
  existsSync(FAKE_TIME)
    ? { LD_PRELOAD: FAKE_TIME, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1', DONT_FAKE_MONOTONIC: '1' }
    : {};

export const SERVER_BIN = '/usr/lib/postgresql/15/bin';

/** Links PostgreSQL's programs into a folder, with a server whose clock is read from a file. Patroni itself keeps its own clock. */
function link(folder: string, programs: string, clock: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(programs)) {
    rmSync(join(folder, name), { force: true });
    if (name !== 'postgres') symlinkSync(join(programs, name), join(folder, name));
  }
  const variables = Object.entries(clock).map(([name, value]) => `export ${name}=${value}`);
  const script = ['#!/bin/sh', ...variables, `exec ${programs}/postgres "$@"`];
  writeFileSync(join(folder, 'postgres'), `${script.join('\n')}\n`, { mode: 0o755 });
}

/** The account of Debian's package; PostgreSQL refuses to run as root. */
export function accountOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Passwords of a cluster, made once. */
export function passwordsOf(folder: string): Record<'superuser' | 'replication' | 'application', string> {
  const file = join(folder, 'passwords.json');
  const made = () => randomBytes(24).toString('hex');
  if (!existsSync(file))
    writeFileSync(file, JSON.stringify({ superuser: made(), replication: made(), application: made() }), {
      mode: 0o600,
    });
  return JSON.parse(readFileSync(file, 'utf8'));
}

const first = (file: string): number | undefined =>
  existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) || undefined : undefined;

/** Processes of a server: the postmaster and its children. */
export function processesOf(postmaster: number): number[] {
  const parentOf = (pid: string) => /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  const children = readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && Number(parentOf(pid)) === postmaster;
    } catch {
      return false;
    }
  });
  return [postmaster, ...children.map(Number)];
}

/** Starts etcd and Patroni of one machine with the shipped files. */
export function startDatabase(folder: string, member: number, clock: string): DatabaseMachine {
  const name = `database-${member}`;
  const home = join(folder, name);
  const dataDir = join(home, 'data');
  const run = join(home, 'run');
  for (const path of [home, dataDir, run, join(home, 'etcd')]) mkdirSync(path, { recursive: true, mode: 0o700 });
  const as = accountOf();
  for (const path of as ? [home, dataDir, run, join(home, 'etcd')] : []) chownSync(path, as?.uid ?? 0, as?.gid ?? 0);
  const install = (programs: string) => link(join(home, 'bin'), programs, member === 2 ? fakeClock(clock) : {});
  install(SERVER_BIN);
  const { superuser, replication, application } = passwordsOf(folder);
  const etcd = variablesOf(adapted('etcd.env', { '/var/lib/etcd/jiaoyu': join(home, 'etcd') }), member);
  const own = variablesOf(adapted('patroni.env'), member);
  const config = place(home, 'patroni.yml', {
    '/etc/patroni/create-application.sh': shipped('create-application.sh'),
    '/var/lib/postgresql/15/jiaoyu': dataDir,
    '/var/lib/postgresql/.pgpass.patroni': join(home, 'pgpass'),
    '/var/run/postgresql': run,
    [SERVER_BIN]: join(home, 'bin'),
  });
  chmodSync(config, 0o644);
  const passwords = {
    PATRONI_SUPERUSER_PASSWORD: superuser,
    PATRONI_REPLICATION_PASSWORD: replication,
    APPLICATION_PASSWORD: application,
  };
  const common = { as, folder: home };
  return {
    name,
    address: `127.0.0.2${member}`,
    dataDir,
    install,
    etcd: keep({
      ...common,
      name: `etcd of ${name}`,
      command: ['etcd'],
      env: etcd,
      log: join(folder, `etcd-${member}.log`),
    }),
    patroni: keep({
      ...common,
      name: `Patroni of ${name}`,
      command: ['patroni', config],
      log: join(folder, `${name}.log`),
      env: { ...own, ...passwords },
    }),
    postmaster: () => first(join(dataDir, 'postmaster.pid')),
  };
}
