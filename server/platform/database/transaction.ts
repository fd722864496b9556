import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { classifyError } from './classify-error.ts';

/** The database, or a transaction of it: whoever takes this may be inside either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

type Finish<T> = (tx: Database, gathered: readonly T[]) => Promise<void>;

/** What a transaction put by for its end, in the order in which it was put by. */
type PutBy = { finish: Finish<unknown>; item: unknown }[];

const running = new AsyncLocalStorage<PutBy | null>();

/** Whether the one who asks is within a transaction. */
export const isWithin = (): boolean => Boolean(running.getStore());

/** Does beside a transaction what needs a connection of its own: only where nobody waits for what the transaction holds. */
export const outsideTransaction = <T>(work: () => T): T => running.run(null, work);

/**
 * Leaves `items` to the end of the transaction, where `finish` is called once with all that anybody left to it: for rows that
 * every transaction takes in one order, at once and last, so that no two wait for each other. What a part that was rolled
 * back left goes with it. Outside of a transaction it is done now.
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

/** A part of a transaction that fails forgets what it had put by, as the database does. */
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
 * Runs transactions on a connection that goes back to the pool in any case. Drizzle by itself keeps that of a transaction
 * which could not begin: after as many of them as the pool is large, nothing would come through any more.
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
