import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { classifyError } from './classify-error.ts';
import { type Connection, type Database, rowOf } from './database.ts';
import { Lag } from './lag.ts';
import { includes, type Position, readPosition, timelineOfPrimary, UNREACHABLE } from './positions.ts';

/** A replica of the database, for reads that may lag slightly. */
export interface Replica {
  /**
   * Reads on the replica if it answers, is at most five seconds behind and has replayed everything up to `seen` and the last
   * `hold`; otherwise, or if it fails during the read, on `primary`. `act` only reads, and may run again.
   */
  read<T>(primary: Database, seen: string | undefined, act: (db: Database) => Promise<T>): Promise<T>;
  /** Everything committed by now must be visible to all later reads. */
  hold(): void;
  /** Lag in seconds; undefined while it is not used. */
  behindSeconds(): number | undefined;
  close(): Promise<void>;
}

interface Options {
  primary: Connection;
  replica: Connection;
  onChange(isUsed: boolean): void;
}

const PROBE_MS = 500;
/** A read during which a connection was made is made once more on the replica, then on the primary. */
const TURNS = 2;
const NOTHING: Position = { timeline: 0, offset: 0n };
/** A session younger than twice this reads on the primary (see `resolve-session.ts`). */
export const MAX_BEHIND_MS = 5_000;

/** The position of a primary, below which everything committed lies. */
const written = sql`${timelineOfPrimary} || '/' || pg_current_wal_insert_lsn()`;
/**
 * What a standby has replayed, on the timeline that it receives. While nobody sends, and without the rights of `pg_monitor`, its control
 * file tells the timeline, which may be that of the checkpoint before.
 */
const replayed = sql`to_hex(greatest((select timeline_id from pg_control_checkpoint()),
  (select received_tli from pg_stat_wal_receiver))) || '/' || coalesce(pg_last_wal_replay_lsn()::text, '0/0')`;

const whereItIs = sql`case when pg_is_in_recovery() then ${replayed} else ${written} end`;

/** Where a server is, and which one it is: the same address may lead to another one. */
async function ask(db: Database, position: ReturnType<typeof sql>) {
  const row = await rowOf(db, { server: 'string?', position: 'string' })`
    select inet_server_addr() || ':' || inet_server_port() as server, ${position} as position`;
  return { server: row?.server ?? '', position: row?.position ?? '0/0/0' };
}

/** Monitors a replica, so that reads are never too old. */
export function openReplica({ primary, replica, onChange }: Options): Replica {
  const lag = new Lag();
  let reached = NOTHING;
  /** The last timeline that each server was seen on. */
  const timelines = new Map<string, number>();
  let answers = false;
  let held = UNREACHABLE;
  let wasUsed = false;
  let closed = false;
  /** A new connection may lead to another server, which has replayed less: what was known of the former one counts no more. */
  let connections = 0;
  replica.pool.on('connect', () => {
    connections += 1;
    reached = NOTHING;
  });
  let asking: Promise<void> | undefined;
  let holds = 0;
  let isSettling = false;

  const isUsed = () => answers && lag.behind(performance.now()) <= MAX_BEHIND_MS;
  const tell = () => {
    if (isUsed() === wasUsed) return;
    wasUsed = !wasUsed;
    onChange(wasUsed);
  };
  const fail = () => {
    answers = false;
    tell();
  };
  const lookAtReplica = async () => {
    for (let [turn, before] = [0, -1]; turn < TURNS && before !== connections; turn += 1) {
      before = connections;
      const { server, position } = await ask(replica.db, whereItIs);
      const { timeline, offset } = readPosition(position);
      // A server never returns to a former timeline.
      timelines.set(server, Math.max(timeline, timelines.get(server) ?? 0));
      if (before === connections) reached = { timeline: timelines.get(server) ?? 0, offset };
    }
    answers = true;
    lag.replayed(reached.offset);
  };
  /** Shares one query among all waiting callers. */
  const look = () => {
    asking ??= lookAtReplica()
      .catch(fail)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const probe = async () => {
    // Without the primary nothing new is written, so the replica stays usable.
    const now = await ask(primary.db, written).catch(() => undefined);
    if (now) lag.primaryAt(readPosition(now.position).offset, performance.now());
    await look();
    tell();
  };
  let probing = probe();
  const timer = setInterval(() => {
    probing = probing.then(probe);
  }, PROBE_MS);
  timer.unref();

  const hasSeen = async (position: string) => {
    if (position === UNREACHABLE) return false;
    const requested = readPosition(position);
    if (!includes(reached, requested)) await look();
    return answers && includes(reached, requested);
  };
  /** Queries the primary's position until no further `hold` arrived meanwhile. */
  const settle = async () => {
    isSettling = true;
    for (let seen = -1; seen !== holds && !closed; ) {
      seen = holds;
      const now = await ask(primary.db, written).catch(() => undefined);
      if (!now) {
        seen = -1;
        await pause(PROBE_MS, undefined, { ref: false });
      } else if (seen === holds) held = now.position;
    }
    isSettling = false;
  };
  const hold = () => {
    holds += 1;
    held = UNREACHABLE;
    if (!isSettling) void settle();
  };
  hold();

  return {
    read: async (own, seen, act) => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const fresh = isUsed() && (await hasSeen(held)) && (seen === undefined || (await hasSeen(seen)));
        if (!fresh) break;
        const before = connections;
        try {
          const found = await act(replica.db);
          if (before === connections) return found;
        } catch (error) {
          if (classifyError(error) !== 'unavailable') throw error;
          fail();
          break;
        }
      }
      return act(own);
    },
    hold,
    behindSeconds: () => (isUsed() ? lag.behind(performance.now()) / 1_000 : undefined),
    close: async () => {
      closed = true;
      clearInterval(timer);
      await probing;
      await replica.close();
    },
  };
}
