import type { Database } from './database.ts';

/**
 * A Drizzle statement that is built once per pool and planned once per connection: building one of thirty columns takes Node
 * longer than PostgreSQL needs to answer it.
 * @param prepare ends in `.prepare(name)` with a unique name; values are placeholders
 */
export function preparedOnce<Statement extends object>(
  prepare: (db: Database) => Statement,
): (db: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = prepared.get(db) ?? prepare(db);
    prepared.set(db, statement);
    return statement;
  };
}
