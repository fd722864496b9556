import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { z } from 'zod';
import { type Database, isWithin, transactionsOf } from './transaction.ts';

export type { Database } from './transaction.ts';

export interface Connection {
  db: NodePgDatabase<Record<string, never>>;
  pool: Pool;
  close(): Promise<void>;
}

interface Options {
  max: number;
  onError(error: Error): void;
  /** Statement timeout; 0 disables it, for bulk loads. */
  statementTimeoutMs?: number;
  /** Time after which a silent busy connection is dropped: longer than any statement timeout. */
  silenceMs?: number;
  /**
   * Reports a caller that requests a second connection within a transaction (a possible deadlock on the pool) or sends a second
   * statement before the first is answered, which pg 9 refuses.
   */
  onSecond?(stack: Error): void;
}

/** The connection of a client, which pg's types do not expose. */
const connectionOf = (client: PoolClient) =>
  (client as unknown as { connection: EventEmitter & { stream: Socket } }).connection;
const socketOf = (client: PoolClient) => connectionOf(client).stream;

/** Fails the statement in progress at once, even if its answer has already arrived with the last bytes. */
function abandon(client: PoolClient, reason: string): void {
  connectionOf(client).emit('error', new Error(`Connection terminated: ${reason}`));
  socketOf(client).destroy();
}

/** Whether a client has a statement in progress; pg has no public API for it. */
const isAsking = (client: PoolClient) => Boolean((client as unknown as { _activeQuery: unknown })._activeQuery);

/**
 * Opens the pool. Statement timeout 5 s; waiting for a free connection 5 s, after which the call is answered 503. A broken or
 * dead connection is dropped and replaced, so a restarted database does not require a restart of the server.
 */
export function connect(url: string, options: Options): Connection {
  const { max, onError, statementTimeoutMs = 5_000, silenceMs = 2 * statementTimeoutMs } = options;
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
  pool.on('connect', (client) => {
    // The pool listens to idle clients only; an error within a transaction would otherwise end the process.
    client.on('error', () => undefined);
    // PostgreSQL answers a commit whose wait for the synchronous replica was cancelled (by the statement timeout) with success and
    // this warning, although a failover loses it. The caller is to learn that the outcome is unknown.
    client.on('notice', ({ severity, message }) => {
      if (severity === 'WARNING' && message?.includes('synchronous replication'))
        abandon(client, 'the synchronous replica did not answer in time');
    });
    socketOf(client).on('timeout', () => socketOf(client).destroy());
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(silenceMs));
  pool.on('release', (_, client) => socketOf(client).setTimeout(0));
  if (options.onSecond) watchSeconds(pool, options.onSecond);
  const db = drizzle({ client: pool });
  db.transaction = transactionsOf(pool);
  return { db, pool, close: () => pool.end() };
}

function watchSeconds(pool: Pool, onSecond: (error: Error) => void): void {
  const lend = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    if (isWithin()) onSecond(new Error('a second connection within a transaction'));
    return lend(...args);
  }) as Pool['connect'];
  pool.on('connect', (client) => watchStatements(client, onSecond));
}

function watchStatements(client: PoolClient, onSecond: (error: Error) => void): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    if (isAsking(client)) onSecond(new Error('a second statement before the first is answered'));
    return ask(...args);
  }) as PoolClient['query'];
}

interface Kinds {
  string: string;
  number: number;
  boolean: boolean;
}
type Kind = keyof Kinds | `${keyof Kinds}[]`;

/**
 * What a column holds, by its type in JavaScript; `?` where it may be null. Big integers and times are strings, as PostgreSQL writes
 * them. Else one of a list of words, or a schema.
 */
type Column = Kind | `${Kind}?` | readonly string[] | z.ZodType;
export type Shape = Readonly<Record<string, Column>> | z.ZodType;

type ValueOf<C> = C extends `${infer Of}?`
  ? ValueOf<Of> | null
  : C extends `${infer Of}[]`
    ? ValueOf<Of>[]
    : C extends keyof Kinds
      ? Kinds[C]
      : C extends readonly (infer Word)[]
        ? Word
        : z.infer<C>;

/** A row of a shape: columns by name, or a schema of the whole row. */
export type RowOf<S> = S extends z.ZodType<infer Row> ? Row : { -readonly [Name in keyof S]: ValueOf<S[Name]> };

const anything = z.unknown().refine((value) => value !== undefined, 'is not selected');
/** A column whose type only the compiler knows, e.g. that of a JSON document; only that it is selected is checked. */
export const typed = <T>() => anything as unknown as z.ZodType<T>;

const isTest = process.env.NODE_ENV === 'test';

function schemaOf(column: Column): z.ZodType {
  if (column instanceof z.ZodType) return column;
  if (typeof column !== 'string') return z.enum(column);
  if (column.endsWith('?')) return schemaOf(column.slice(0, -1) as Column).nullable();
  if (column.endsWith('[]')) return z.array(schemaOf(column.slice(0, -2) as Column));
  return z[column as keyof Kinds]();
}

const schemaOfRow = (shape: Shape) =>
  shape instanceof z.ZodType
    ? shape
    : z.object(Object.fromEntries(Object.entries(shape).map(([name, column]) => [name, schemaOf(column)])));

/**
 * Rows by their shape. In tests each is compared with it; in production the shape only says the type.
 * @throws ZodError in tests, with the column's name
 */
export function checkRows<const S extends Shape>(shape: S, rows: unknown[]): RowOf<S>[] {
  if (isTest) z.array(schemaOfRow(shape)).parse(rows);
  return rows as RowOf<S>[];
}

/** The rows of a statement, written as a template of Drizzle's `sql`. */
export const rowsOf =
  <const S extends Shape>(db: Database, shape: S) =>
  async (...template: Parameters<typeof sql>): Promise<RowOf<S>[]> =>
    checkRows(shape, (await db.execute(sql(...template))).rows);

/** The first row of a statement, as in `rowsOf`. */
export const rowOf =
  <const S extends Shape>(db: Database, shape: S) =>
  async (...template: Parameters<typeof sql>): Promise<RowOf<S> | undefined> =>
    (await rowsOf(db, shape)(...template))[0];
