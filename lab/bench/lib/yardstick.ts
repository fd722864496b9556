import type { Pool } from 'pg';
import { type Percentiles, timeEach } from './percentiles.ts';

/** So many times a read by primary key, both at their 95th percentile, is what an answer may take. */
export const GOAL = 30;

const reads = 2_000;

/** What the smallest read costs here and now: one row by primary key from the index alone, as a named statement. */
export async function yardstick(pool: Pool, table: string, key: string): Promise<Percentiles> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT ${key}::text AS id FROM ${table} TABLESAMPLE SYSTEM (5) LIMIT ${reads}`,
  );
  const statement = { name: 'yardstick', text: `SELECT ${key} FROM ${table} WHERE ${key} = $1::int8` };
  const read = ({ id }: { id: string }) => pool.query({ ...statement, values: [id] });
  await timeEach(rows.slice(0, 200), read);
  return timeEach(rows, read);
}
