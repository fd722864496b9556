import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { classifyError } from './classify-error.ts';

/** The database or one of its transactions; functions that take this type work in both. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

type Finish<T> = (tx: Database, gathered: readonly T[]) => Promise<void>;

/** Work deferred to the end of a transaction, in order. */
type PutBy = { finish: Finish<unknown>; item: unknown }[];

const running = new AsyncLocalStorage<PutBy | null>();

export const isWithin = (): boolean => Boolean(running.getStore());

/** Runs work that needs a connection of its own. Safe only if nobody waits for locks of the surrounding transaction. */
export const outsideTransaction = <T>(work: () => T): T => running.run(null, work);

/**
 * Defers `items` to the end of the transaction, where `finish` is called once with all items deferred to it: for rows that every
 * transaction locks in one order, at once and last, which rules out deadlocks. Items of a rolled-back savepoint are dropped.
 * Outside of a transaction `finish` runs immediately.
 */
export async function beforeCommit<T>(db: Database, finish: Finish<T>, items: readonly T[]): Promise<void> {
  const putBy = running.getStore();
  if (!putBy) return finish(db, items);
  putBy.push(...items.map((item) => ({ finish: finish as Finish<unknown>, item })));
}

async function finishAll(tx: Database, putBy: PutBy): Promise<void> {
  const byFinish = Map.groupBy(putBy, ({ finish }) => finish);
  for (const [finish, left] of byFinish)
    await finish(
      tx,
      left.map(({ item }) => item),
    );
}

/** A failed savepoint drops its deferred items, as the database drops its writes. */
function forgetting<T extends Database>(tx: T, putBy: PutBy): T {
  const begin = tx.transaction.bind(tx);
  tx.transaction = async (act, config) => {
    const before = putBy.length;
    try {
      return await begin((inner) => act(forgetting(inner, putBy)), config);
    } catch (error) {
      putBy.length = before;
      throw error;
    }
  };
  return tx;
}

type Transact = NodePgDatabase<Record<string, never>>['transaction'];

/**
 * Runs transactions on a connection that always returns to the pool. Drizzle alone leaks the connection of a transaction whose
 * BEGIN failed, until the pool is exhausted.
 */
export const transactionsOf =
  (pool: Pool): Transact =>
  async (act, config) => {
    const client = await pool.connect();
    let isBroken = false;
    const putBy: PutBy = [];
    const work: typeof act = async (tx) => {
      const done = await act(forgetting(tx, putBy));
      await finishAll(tx, putBy);
      return done;
    };
    try {
      return await running.run(putBy, () => drizzle({ client }).transaction(work, config));
    } catch (error) {
      isBroken = classifyError(error) === 'unavailable';
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
