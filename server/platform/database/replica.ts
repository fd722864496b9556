import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { classifyError } from './classify-error.ts';
import type { Connection, Database } from './database.ts';
import { Lag } from './lag.ts';
import { readPosition, UNREACHABLE } from './positions.ts';

/** A replica of the database, for what may be a moment old. */
export interface Replica {
  /**
   * Reads on the replica where it answers, is at most five seconds behind and has replayed everything up to `seen` and to
   * the last `hold`; else, or when it fails on the way, on `primary`. `act` reads only, and may run twice.
   */
  read<T>(primary: Database, seen: string | undefined, act: (db: Database) => Promise<T>): Promise<T>;
  /** What is committed by now has to be seen by everyone who reads from here on. */
  hold(): void;
  /** How many seconds behind; undefined while it is not read from. */
  behindSeconds(): number | undefined;
  close(): Promise<void>;
}

interface Options {
  primary: Connection;
  replica: Connection;
  onChange(isUsed: boolean): void;
}

const PROBE_MS = 500;
/** A session younger than twice this reads on the primary (see `resolve-session.ts`). */
export const MAX_BEHIND_MS = 5_000;

const ask = async (db: Database, query: ReturnType<typeof sql>) =>
  (await db.execute<{ position: string | null }>(query)).rows[0]?.position ?? '0/0';
/** Where everything that was committed lies below. */
const written = (db: Database) => ask(db, sql`select pg_current_wal_insert_lsn()::text as position`);
/** A replica that was promoted has replayed all that there is. */
const replayed = (db: Database) =>
  ask(
    db,
    sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text else ${UNREACHABLE} end as position`,
  );

/** Watches a replica, so that nobody reads there what is too old for them. */
export function openReplica({ primary, replica, onChange }: Options): Replica {
  const lag = new Lag();
  let reached = 0n;
  let answers = false;
  let held = UNREACHABLE;
  let wasUsed = false;
  let closed = false;
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
    reached = readPosition(await replayed(replica.db));
    answers = true;
    lag.replayed(reached);
  };
  /** One question at a time, whoever waits for it. */
  const look = () => {
    asking ??= lookAtReplica()
      .catch(fail)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const probe = async () => {
    // Without the primary nothing new is written, and the replica is as good as ever.
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
    const wanted = readPosition(position);
    if (reached < wanted) await look();
    return answers && reached >= wanted;
  };
  /** Asks where the primary is until nothing has been held meanwhile. */
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
      const fresh = isUsed() && (await hasSeen(held)) && (seen === undefined || (await hasSeen(seen)));
      if (!fresh) return act(own);
      try {
        return await act(replica.db);
      } catch (error) {
        if (classifyError(error) !== 'unavailable') throw error;
        fail();
        return act(own);
      }
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
