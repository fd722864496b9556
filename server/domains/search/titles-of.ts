import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from './prepared.ts';

/** The titles of posts by id, as the index has them. */
export async function titlesOf(db: Database, rows: readonly { id: string }[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const values = new Values();
  const text = `SELECT post_id::text AS id, title FROM job_search WHERE post_id = ANY(${values.add(
    rows.map(({ id }) => id),
    'int8[]',
  )}::int8[])`;
  const found = await runPrepared<{ id: string; title: string }>(db, text, values);
  return new Map(found.map(({ id, title }) => [id, title]));
}
