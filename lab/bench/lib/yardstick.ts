import type { Pool } from 'pg';
import { type Percentiles, timeEach } from './percentiles.ts';

/** Upper limit of an answer, as a multiple of a primary key read, both at the 95th percentile. */
export const GOAL = 30;

const reads = 2_000;

/** The cost of the smallest read on this machine: one row by primary key, by index-only scan, as a named statement. */
export async function yardstick(pool: Pool, table: string, key: string): Promise<Percentiles> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT ${key}::text AS id FROM ${table} TABLESAMPLE SYSTEM (5) LIMIT ${reads}`,
  );
  const statement = { name: 'yardstick', text: `SELECT ${key} FROM ${table} WHERE ${key} = $1::int8` };
  const read = ({ id }: { id: string }) => pool.query({ ...statement, values: [id] });
  await timeEach(rows.slice(0, 200), read);
  return timeEach(rows, read);
}
