import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

/** The database, or a transaction of it: whoever takes this may be inside either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Connection {
  db: NodePgDatabase<Record<string, never>>;
  pool: Pool;
  close(): Promise<void>;
}

interface Options {
  max: number;
  onError(error: Error): void;
  /** How long a statement may run; 0 is without end, for bulk loads. */
  statementTimeoutMs?: number;
}

/**
 * Opens the pool. A statement may run 5 s; waiting for a free connection 5 s, after which the call is answered 503.
 * A connection that breaks is dropped and replaced, so a restarted database needs no restart of ours.
 */
export function connect(url: string, { max, onError, statementTimeoutMs = 5_000 }: Options): Connection {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}
