import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Node, startNodes } from '#lab/chaos/lib/nodes.ts';
import type { Balancer } from '#lab/chaos/nodes/balancer.ts';
import { startNginx } from '#lab/chaos/nodes/nginx.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type DatabaseMachine, fakeClock, passwordsOf, SERVER_BIN, startDatabase } from './databases.ts';
import { keep, type Program } from './program.ts';
import { place } from './shipped.ts';

export interface Cluster {
  folder: string;
  databases: readonly DatabaseMachine[];
  /** One beside each node. */
  proxies: readonly Program[];
  nodes: readonly Node[];
  nginx: Balancer;
  /** URL of the primary, through the first proxy. */
  url: string;
  /** URL of one server, past the proxies. */
  urlOf(machine: DatabaseMachine): string;
  /** File with the offset of the second database's and the third node's clock. */
  clock: string;
  /** Programs of a newer PostgreSQL for a minor upgrade. */
  newer: string;
  stop(): Promise<void>;
}

const MACHINES = [1, 2, 3] as const;
const START_MS = 120_000;
/** A disk that can be filled; only root may mount one. */
const DISK = '1g';

async function until(what: string, look: () => Promise<unknown>): Promise<void> {
  for (const end = performance.now() + START_MS; performance.now() < end; await wait(500))
    if (await look().catch(() => false)) return;
  throw new Error(`${what} did not start`);
}

function startProxy(folder: string, at: number): Program {
  const home = join(folder, `proxy-${at}`);
  mkdirSync(home, { recursive: true });
  const config = place(home, 'haproxy.cfg', { '127.0.0.1:': `127.0.0.1${at}:` });
  const command = ['haproxy', '-W', '-db', '-f', config] as const;
  return keep({ name: `HAProxy ${at}`, command, folder: home, log: join(folder, `proxy-${at}.log`) });
}

/** The third database's disk is a small one, so that it can be full. */
function mountDisk(folder: string): () => void {
  const path = join(folder, 'database-3');
  mkdirSync(path, { recursive: true });
  if (process.getuid?.() !== 0) return () => undefined;
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', path]);
  return () => execFileSync('umount', ['-l', path]);
}

/**
 * Three database machines with etcd, Patroni and PostgreSQL, three nodes with an HAProxy each, and nginx before them: every program
 * with its file of `deploy/`, on addresses of loopback. A folder that exists is used again.
 */
export async function startCluster(
  folder: string,
  {
    port,
    settings = {},
    newer = SERVER_BIN,
  }: { port?: number; settings?: Record<string, string>; newer?: string } = {},
): Promise<Cluster> {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const clock = join(folder, 'clock');
  writeFileSync(clock, '+0');
  const stops: (() => unknown)[] = [mountDisk(folder)];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const databases = MACHINES.map((member) => startDatabase(folder, member, clock));
    stops.push(() => Promise.all(databases.map(({ etcd }) => etcd.stop())));
    stops.push(() => Promise.all(databases.map(({ patroni }) => patroni.stop())));
    const proxies = MACHINES.map((at) => startProxy(folder, at));
    stops.push(() => Promise.all(proxies.map((proxy) => proxy.stop())));
    const { application } = passwordsOf(folder);
    const urlAt = (host: string) => `postgres://app:${application}@${host}/app`;
    const url = urlAt('127.0.0.11:5000');
    const { db, close } = connect(url, { max: 1, onError: () => undefined });
    await until('the primary', () => db.execute('select 1')).finally(close);
    await until('the replicas', async () => (await roles(databases)).filter((role) => role === 'replica').length === 2);
    await migrate(url);
    const nodes = await startNodes(MACHINES.length, folder, (at) => ({
      DATABASE_URL: urlAt(`127.0.0.1${at + 1}:5000`),
      DATABASE_READ_URL: urlAt(`127.0.0.1${at + 1}:5001`),
      ...settings,
      ...(at === 2 ? fakeClock(clock) : {}),
    }));
    stops.push(() => Promise.all(nodes.map((node) => node.stop())));
    const origins = nodes.map(({ origin }) => origin);
    const nginx = await startNginx(folder, origins, port);
    stops.push(() => nginx.close());
    const urlOf = ({ address }: DatabaseMachine) => urlAt(`${address}:5432`);
    return { folder, databases, proxies, nodes, nginx, url, urlOf, clock, newer, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface PatroniStatus {
  role?: string;
  state?: string;
  /** The servers that read a primary's log. */
  replication?: { state: string }[];
}

const statusOf = async ({ address }: DatabaseMachine): Promise<PatroniStatus | null> => {
  const answer = await fetch(`http://${address}:8008/patroni`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  return (await answer?.json().catch(() => null)) as PatroniStatus | null;
};

const roleOf = (said: PatroniStatus | null): string => {
  if (said?.state !== 'running') return said?.state ?? 'absent';
  return said.role === 'master' ? 'primary' : (said.role ?? 'absent');
};

/** What Patroni says of each machine: primary, replica, or absent. */
export const roles = async (databases: readonly DatabaseMachine[]): Promise<string[]> =>
  (await Promise.all(databases.map(statusOf))).map(roleOf);

/** Whether one primary runs, all others stream from it, and all nodes are up. */
export async function isWhole({ databases, nodes }: Pick<Cluster, 'databases' | 'nodes'>): Promise<boolean> {
  const said = await Promise.all(databases.map(statusOf));
  const primaries = said.filter((one) => roleOf(one) === 'primary');
  const streaming = primaries[0]?.replication?.filter(({ state }) => state === 'streaming').length ?? 0;
  return (
    primaries.length === 1 &&
    said.filter((one) => roleOf(one) === 'replica').length === databases.length - 1 &&
    streaming === databases.length - 1 &&
    nodes.every((node) => node.isUp())
  );
}
