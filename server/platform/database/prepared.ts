import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

const dialect = new PgDialect();

/**
 * A statement for the hottest paths, with `sql.placeholder`s: built once, parsed once per connection, and a transaction by
 * itself. Times are returned as `Date`. `name` must be unique.
 */
export function prepared<Row extends object>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (pool: Pool, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = await pool.query<Row & Record<string, unknown>>({
      name,
      text,
      values: fillPlaceholders(params, values),
    });
    return rows;
  };
}
