import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '#lab/cluster/cluster.ts';
import { connect, type Database } from '#server/platform/database/database.ts';

/** A write that one server acknowledged, asked past the proxies. */
interface Acknowledgement {
  id: string;
  server: string;
  timeline: number;
  sentAt: number;
  at: number;
}

const PAUSE_MS = 200;
const READ_MS = 3_000;

/**
 * Writes to every server directly, as a client does that still holds an old address. A server that is no primary refuses; only the
 * acknowledged writes are returned.
 */
export async function probeWrites(
  { databases, urlOf }: Cluster,
  db: Database,
  isOver: () => boolean,
): Promise<Acknowledgement[]> {
  await db.execute('create table if not exists cluster_probe (id text primary key, server text)');
  const acknowledged: Acknowledgement[] = [];
  const probe = async (machine: (typeof databases)[number]) => {
    const connection = connect(urlOf(machine), { max: 1, onError: () => undefined });
    for (let at = 0; !isOver(); at += 1, await wait(PAUSE_MS)) {
      const sentAt = performance.now();
      const id = `${machine.name}-${at}`;
      const { rows } = await connection.db
        .execute<{ line: string }>(
          `insert into cluster_probe values ('${id}', '${machine.name}')
          returning ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int::text as line`,
        )
        .catch(() => ({ rows: [] }));
      for (const { line } of rows)
        acknowledged.push({ id, server: machine.name, timeline: Number(line), sentAt, at: performance.now() });
    }
    await connection.close();
  };
  await Promise.all(databases.map(probe));
  return acknowledged;
}

/** Acknowledged writes of a server after a successor had acknowledged one: two primaries at once. And those that are not stored. */
export function faultsOfProbes(acknowledged: readonly Acknowledgement[], stored: ReadonlySet<string>): string[] {
  const lost = acknowledged
    .filter(({ id }) => !stored.has(id))
    .map(({ id }) => `lost: the probe ${id} was acknowledged`);
  let [newest, since] = [0, 0];
  const faults: string[] = [];
  for (const { id, timeline, sentAt, at } of acknowledged.toSorted((a, b) => a.at - b.at)) {
    if (timeline > newest) [newest, since] = [timeline, at];
    else if (timeline < newest && sentAt > since)
      faults.push(`two primaries: ${id} was acknowledged on timeline ${timeline} after ${newest}`);
  }
  return [...lost, ...faults];
}

export interface Reads {
  /** When a read was answered. */
  answered: number[];
  failed: number[];
}

/** Reads a public post through nginx. */
export async function probeReads(origin: string, postId: string, reads: Reads, isOver: () => boolean): Promise<void> {
  for (; !isOver(); await wait(PAUSE_MS / 2)) {
    const signal = AbortSignal.timeout(READ_MS);
    const answer = await fetch(`${origin}/api/posts/${postId}`, { signal }).catch(() => null);
    const body = await answer?.text().catch(() => null);
    (answer?.ok && body ? reads.answered : reads.failed).push(performance.now());
  }
}

/** The longest time without an entry within a span, in seconds. */
export function longestGap(times: readonly number[], from: number, to: number): number {
  const inside = times.filter((time) => time > from && time < to).sort((a, b) => a - b);
  const marks = [from, ...inside, to];
  return Math.max(...marks.slice(1).map((time, at) => time - (marks[at] ?? time))) / 1_000;
}
