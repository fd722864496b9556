import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type CustomTypesConfig, type Pool, types } from 'pg';
import { checkRows, type RowOf, type Shape } from './database.ts';

const dialect = new PgDialect();

/** Times stay as PostgreSQL writes them, as in Drizzle's statements. */
const asWritten: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.TIMESTAMPTZ ? String : types.getTypeParser(oid, format as 'text'),
};

/**
 * A statement for the hottest paths, with `sql.placeholder`s: built once, parsed once per connection, and a transaction by
 * itself. `name` must be unique.
 */
export function prepared<const S extends Shape>(name: string, shape: S, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (pool: Pool, values: Record<string, unknown>): Promise<RowOf<S>[]> => {
    const { rows } = await pool.query({
      name,
      text,
      types: asWritten,
      values: fillPlaceholders(params, values),
    });
    return checkRows(shape, rows);
  };
}
