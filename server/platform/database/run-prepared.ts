import { createHash } from 'node:crypto';
import type { QueryResult } from 'pg';
import type { Database } from './database.ts';

export type Value = string | number | boolean | null | readonly string[];

/** The values of a statement under construction: input goes in here, never into the text. */
export class Values {
  readonly list: Value[] = [];

  /**
   * The placeholder of a value, as a subquery: so the planner reckons with any value, takes one plan for all and keeps it.
   * With the value in sight it would plan every call anew, which takes longer than most searches.
   */
  add(value: Value, type: string): string {
    this.list.push(value);
    return `(SELECT $${this.list.length}::${type})`;
  }
}

const names = new Map<string, string>();

/** The same text has the same name on every connection and node; there are a few hundred texts at most. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `search_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a statement that each connection plans once, inside the transaction where there is one. The text may vary with the
 * shape of a search only. Times come back as PostgreSQL writes them.
 */
export async function runPrepared<Row>(db: Database, text: string, values: Values): Promise<Row[]> {
  const statement = db._.session.prepareQuery<{ execute: QueryResult; all: unknown; values: unknown }>(
    { sql: text, params: values.list },
    undefined,
    nameOf(text),
    false,
  );
  const { rows } = await statement.execute();
  return rows as Row[];
}
