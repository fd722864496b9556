import type { Database } from './database.ts';

/**
 * A statement of Drizzle's that is written once for each pool, and planned once by each of its connections: to write one of
 * thirty columns takes Node longer than PostgreSQL needs to answer it.
 * @param prepare ends in `.prepare(name)`, the name being this statement's alone; values are placeholders
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
