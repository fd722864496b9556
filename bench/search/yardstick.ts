import type { Pool } from 'pg';
import { type Percentiles, timeEach } from '../lib/percentiles.ts';

const reads = 2_000;

/** What the smallest read costs here and now: one row by primary key from the index alone, as a named statement. */
export async function yardstick(pool: Pool): Promise<Percentiles> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT post_id::text AS id FROM job_search TABLESAMPLE SYSTEM (1) LIMIT ${reads}`,
  );
  const statement = { name: 'yardstick', text: 'SELECT post_id FROM job_search WHERE post_id = $1::int8' };
  const read = ({ id }: { id: string }) => pool.query({ ...statement, values: [id] });
  await timeEach(rows.slice(0, 200), read);
  return timeEach(rows, read);
}
