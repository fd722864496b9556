import { createHash } from 'node:crypto';
import type { QueryResult } from 'pg';
import { checkRows, type Database, type RowOf, type Shape } from './database.ts';

export type Value = string | number | boolean | null | readonly string[];

/** The values of a statement under construction: input goes here, never into the text. */
export class Values {
  readonly list: Value[] = [];

  /**
   * The placeholder of a value, as a subquery: the planner then makes one generic plan and caches it. With a visible value it
   * would plan every call, which takes longer than most searches.
   */
  add(value: Value, type: string): string {
    this.list.push(value);
    return `(SELECT $${this.list.length}::${type})`;
  }
}

const names = new Map<string, string>();

/** The same text has the same name on every connection and node; there are at most a few hundred texts. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `search_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a statement that each connection plans once, inside the current transaction if there is one. The text may vary only with
 * the structure of a search. Times are returned as PostgreSQL writes them.
 */
export async function runPrepared<const S extends Shape>(
  db: Database,
  shape: S,
  text: string,
  values: Pick<Values, 'list'>,
): Promise<RowOf<S>[]> {
  const statement = db._.session.prepareQuery<{ execute: QueryResult; all: unknown; values: unknown }>(
    { sql: text, params: values.list },
    undefined,
    nameOf(text),
    false,
  );
  const { rows } = await statement.execute();
  return checkRows(shape, rows);
}
