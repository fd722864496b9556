import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, text, timestamp } from 'drizzle-orm/pg-core';
import { newId } from '#database/new-id.ts';

const bigintId = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** A random public id, a decimal string in code (see `newId`). */
export const primaryId = () =>
  bigintId('id')
    .primaryKey()
    .$defaultFn(() => newId());

/** A reference to another row's id. */
export const refId = (name: string) => bigintId(name);

/** A reference that every row has, held by a foreign key. */
export const refTo = (name: string, target: () => AnyPgColumn, actions?: { onDelete?: 'cascade' }) =>
  refId(name).notNull().references(target, actions);

/** Money in fen. Read as bigint so that sums never pass through floating point. */
export const fenColumn = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'bigint',
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
});

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A WAL position, in PostgreSQL's text form. */
export const logPosition = customType<{ data: string }>({ dataType: () => 'pg_lsn' });

/** A moment with time zone, read as Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Points of a score, exact to four decimals. Sums and means of them are the database's work. */
export const points = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(9, 4)',
  fromDriver: Number,
});

/** What an event records of a state's move. `fromStatus` is null for the first, `actorId` where the clock or a worker moves. */
export const moveColumns = () => ({
  fromStatus: text('from_status'),
  move: text('move').notNull(),
  toStatus: text('to_status').notNull(),
  actorId: refId('actor_id'),
  note: text('note').notNull().default(''),
  at: moment('at').notNull(),
});

/** SQL: a list of states, written out so that partial indexes of them serve. */
export const inStates = (states: readonly string[]) => `in (${states.map((state) => `'${state}'`).join(', ')})`;

/** SQL condition: `status`, of a table by its name or alias, is one of these. */
export const statusIn = <State extends string>(states: readonly State[], table = '') =>
  sql.raw(`${table && `${table}.`}status ${inStates(states)}`);
