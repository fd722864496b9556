import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, roles } from '#lab/cluster/cluster.ts';
import { type DatabaseMachine, processesOf } from '#lab/cluster/databases.ts';
import { connect } from '#server/platform/database/database.ts';
import { rotateMasterKey } from '#server/platform/secrets.ts';

/** A fault and its end; the cluster heals in between or afterwards, by itself. */
export interface Fault {
  name: string;
  act(cluster: Cluster): Promise<void>;
}

const PAUSE_MS = 5_000;
const HELD_MS = 25_000;
const DAY_MS = 90_000;
/** By how much, and for how long, one replica is ahead of the other. */
const [AHEAD, AHEAD_MS] = [1 << 18, 1_000];
const CHUNK = Buffer.alloc(1 << 20);

async function machineOf({ databases }: Cluster, role: 'primary' | 'replica'): Promise<DatabaseMachine> {
  for (;;) {
    const at = (await roles(databases)).indexOf(role);
    const found = databases[at];
    if (found) return found;
    await wait(500);
  }
}

const signal = (pid: number | undefined, name: NodeJS.Signals) => pid !== undefined && process.kill(pid, name);

function killMachine({ etcd, patroni, postmaster }: DatabaseMachine, pauseMs = PAUSE_MS): void {
  const server = postmaster();
  patroni.kill(pauseMs);
  etcd.kill(pauseMs);
  signal(server, 'SIGKILL');
}

/** Everything on a machine stands still, as if its network were cut; then it goes on where it was. */
async function freeze({ etcd, patroni, postmaster }: DatabaseMachine, ms: number): Promise<void> {
  const server = postmaster();
  const all = [etcd.pid(), patroni.pid(), ...(server ? processesOf(server) : [])].filter((pid) => pid !== undefined);
  for (const pid of all) signal(pid, 'SIGSTOP');
  await wait(ms);
  for (const pid of all) signal(pid, 'SIGCONT');
}

/** The replica that commits wait for. */
async function synchronous({ databases }: Cluster): Promise<DatabaseMachine> {
  for (;;) {
    const answer = await fetch(`http://${databases[0]?.address}:8008/cluster`);
    const { members } = (await answer.json()) as { members: { name: string; role: string }[] };
    const name = members.find(({ role }) => role === 'sync_standby')?.name;
    const found = databases.find((database) => database.name === name);
    if (found) return found;
    await wait(500);
  }
}

/**
 * The primary's machine is killed when the other replica has got further than the synchronous one, which is promoted: until Patroni
 * winds it back, its positions are as large as those of what is written since.
 */
async function killAhead(cluster: Cluster): Promise<void> {
  const [primary, behind] = [await machineOf(cluster, 'primary'), await synchronous(cluster)];
  const receiver = processesOf(behind.postmaster() ?? 0).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walreceiver'),
  );
  const { db, close } = connect(cluster.urlOf(primary), { max: 1, onError: () => undefined });
  signal(receiver, 'SIGSTOP');
  // Less than `maximum_lag_on_failover`.
  await db.execute(`select pg_logical_emit_message(false, 'chaos', repeat('x', ${AHEAD}))`);
  await wait(AHEAD_MS);
  // Back before its lead ends, it would go on as the primary.
  killMachine(primary, HELD_MS);
  // It ends without what is still on its way to it.
  signal(receiver, 'SIGTERM');
  signal(receiver, 'SIGCONT');
  await close();
}

const call = (machine: DatabaseMachine, path: string, body: object) =>
  fetch(`http://${machine.address}:8008${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(DAY_MS),
  });

/** Hands the lead to another server. */
async function switchOver(cluster: Cluster): Promise<DatabaseMachine> {
  const before = await machineOf(cluster, 'primary');
  for (let now = before; now === before; now = await machineOf(cluster, 'primary')) {
    await call(before, '/switchover', { leader: before.name });
    await wait(1_000);
  }
  return before;
}

/** Fills the third database's disk, which is a small one, while it is a replica. */
async function fillDisk(cluster: Cluster): Promise<void> {
  const [, , third] = cluster.databases;
  if (!third || process.getuid?.() !== 0) throw new Error('only root can mount the small disk');
  const ballast = join(cluster.folder, third.name, 'ballast');
  const file = openSync(ballast, 'w');
  try {
    for (;;) writeSync(file, CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    // A deleted file takes its space until it is closed.
    closeSync(file);
  }
  await wait(HELD_MS);
  rmSync(ballast);
}

/** Puts the newer programs in place and restarts the server. Repeated until it runs them. */
async function upgrade(machine: DatabaseMachine, newer: string): Promise<void> {
  machine.install(newer);
  const version = /\d+\.\d+/.exec(execFileSync(join(newer, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0];
  for (let runs = ''; runs !== version; await wait(PAUSE_MS)) {
    await call(machine, '/restart', {});
    const said = (await (await fetch(`http://${machine.address}:8008/patroni`)).json()) as { server_version?: number };
    const number = said.server_version ?? 0;
    runs = `${Math.floor(number / 10_000)}.${number % 10_000}`;
  }
}

async function upgradeAll(cluster: Cluster): Promise<void> {
  const primary = await machineOf(cluster, 'primary');
  for (const machine of cluster.databases.filter((database) => database !== primary))
    await upgrade(machine, cluster.newer);
  await upgrade(await switchOver(cluster), cluster.newer);
}

/** Replaces the master key under the running nodes; one of them restarts with the new one. */
async function rotateKey({ folder, nodes, url }: Cluster): Promise<void> {
  const { db, close } = connect(url, { max: 1, onError: () => undefined });
  await rotateMasterKey(db, { DATA_DIR: join(folder, 'home', 'data'), SECRET_KEY_FILE: '', SECRET_KEY: '' }).finally(
    close,
  );
  nodes[1]?.kill(PAUSE_MS);
}

export const faults: readonly Fault[] = [
  { name: 'the master key is replaced and a node restarts', act: rotateKey },
  { name: 'a node is killed', act: async ({ nodes }) => nodes[0]?.kill(PAUSE_MS) },
  { name: 'an HAProxy is killed', act: async ({ proxies }) => proxies[1]?.kill(PAUSE_MS) },
  {
    name: "the primary's etcd member is killed",
    act: async (cluster) => (await machineOf(cluster, 'primary')).etcd.kill(PAUSE_MS),
  },
  { name: "a replica's machine is killed", act: async (cluster) => killMachine(await machineOf(cluster, 'replica')) },
  {
    name: "the primary's PostgreSQL is killed",
    act: async (cluster) => void signal((await machineOf(cluster, 'primary')).postmaster(), 'SIGKILL'),
  },
  { name: "the primary's machine is killed", act: async (cluster) => killMachine(await machineOf(cluster, 'primary')) },
  { name: "the primary's machine is killed while the other replica is ahead", act: killAhead },
  {
    name: 'the primary is cut off for 25 s and comes back',
    act: async (cluster) => freeze(await machineOf(cluster, 'primary'), HELD_MS),
  },
  {
    name: "a replica's disk is full for 25 s",
    act: async (cluster) => {
      while ((await machineOf(cluster, 'primary')) === cluster.databases[2]) await switchOver(cluster);
      await fillDisk(cluster);
    },
  },
  {
    name: 'the clocks of a node and a database are 2 minutes ahead for 90 s',
    act: async ({ clock }) => {
      writeFileSync(clock, '+120');
      await wait(DAY_MS);
      writeFileSync(clock, '+0');
    },
  },
  { name: 'all servers restart for a minor upgrade, with a switchover', act: upgradeAll },
];
