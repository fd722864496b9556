import type { Pool } from 'pg';

/** A naive baseline: each space-separated word must occur in the title, the description or the company's name; newest first. */
export async function ilike(pool: Pool, typed: string, now: Date, rows: number): Promise<string[]> {
  const words = typed.split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const has = patterns.map(
    (_, at) => `(p.title ILIKE $${at + 3} OR p.description ILIKE $${at + 3} OR c.name ILIKE $${at + 3})`,
  );
  const { rows: found } = await pool.query<{ id: string }>(
    `SELECT p.id::text AS id FROM post p JOIN company c ON c.id = p.company_id
    WHERE ${["p.status = 'open'", '(p.deadline IS NULL OR p.deadline > $1)', ...has].join(' AND ')}
    ORDER BY coalesce(p.refreshed_at, p.published_at, p.created_at) DESC, p.id DESC LIMIT $2`,
    [now, rows, ...patterns],
  );
  return found.map(({ id }) => id);
}
