import { customType, timestamp } from 'drizzle-orm/pg-core';
import { newId } from '#database/new-id.ts';

const bigintId = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** A random public id, a decimal string in code (see `newId`). */
export const primaryId = () =>
  bigintId('id')
    .primaryKey()
    .$defaultFn(() => newId());

/** A reference to another row's id. */
export const refId = (name: string) => bigintId(name);

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
