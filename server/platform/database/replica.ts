import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { classifyError } from './classify-error.ts';
import type { Connection, Database } from './database.ts';
import { Lag } from './lag.ts';
import { readPosition, UNREACHABLE } from './positions.ts';

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
/** A session younger than twice this reads on the primary (see `resolve-session.ts`). */
export const MAX_BEHIND_MS = 5_000;

const ask = async (db: Database, query: ReturnType<typeof sql>) =>
  (await db.execute<{ position: string | null }>(query)).rows[0]?.position ?? '0/0';
/** The position below which everything committed lies. */
const written = (db: Database) => ask(db, sql`select pg_current_wal_insert_lsn()::text as position`);
/** A promoted replica has replayed everything. */
const replayed = (db: Database) =>
  ask(
    db,
    sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text else ${UNREACHABLE} end as position`,
  );

/** Monitors a replica, so that reads are never too old. */
export function openReplica({ primary, replica, onChange }: Options): Replica {
  const lag = new Lag();
  let reached = 0n;
  let answers = false;
  let held = UNREACHABLE;
  let wasUsed = false;
  let closed = false;
  /** A new connection may lead to another server, which has replayed less: what was known of the former one counts no more. */
  let connections = 0;
  replica.pool.on('connect', () => {
    connections += 1;
    reached = 0n;
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
      const position = readPosition(await replayed(replica.db));
      if (before === connections) reached = position;
    }
    answers = true;
    lag.replayed(reached);
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
    const now = await written(primary.db).catch(() => undefined);
    if (now) lag.primaryAt(readPosition(now), performance.now());
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
    if (reached < requested) await look();
    return answers && reached >= requested;
  };
  /** Queries the primary's position until no further `hold` arrived meanwhile. */
  const settle = async () => {
    isSettling = true;
    for (let seen = -1; seen !== holds && !closed; ) {
      seen = holds;
      const position = await written(primary.db).catch(() => undefined);
      if (!position) {
        seen = -1;
        await pause(PROBE_MS, undefined, { ref: false });
      } else if (seen === holds) held = position;
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
