import { Client } from 'pg';
import { type Base, bytesOfBase } from './base.ts';
import { BaseBuilder } from './base-builder.ts';
import { documentOf, lexemesOfRow, type Row, rowColumns } from './document.ts';
import { type Moment, momentSql } from './feed.ts';

export interface Loaded {
  base: Base;
  /** The moment as of which it stands. */
  moment: Moment;
}

const batch = 2_000;

/** The index would take more than it may. */
export class TooLarge extends Error {}

/** Reads all posts in the order of time, as they stood at one moment. */
export async function loadBase(url: string, seed: number, mostBytes: number): Promise<Loaded> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<Moment & { posts: number }>(
      `SELECT ${momentSql}, (SELECT count(*)::int4 FROM job_search) AS posts`,
    );
    const [first] = rows;
    if (!first) throw new Error('no answer');
    const { posts, ...moment } = first;
    const builder = new BaseBuilder(seed, posts);
    await client.query(
      `DECLARE every NO SCROLL CURSOR FOR SELECT ${rowColumns} FROM job_search ORDER BY refreshed_at DESC, post_id DESC`,
    );
    const next = () => client.query<Row>({ text: `FETCH ${batch} FROM every`, rowMode: 'array' });
    for (let ahead = next(); ; ) {
      const { rows: found } = await ahead;
      if (found.length === 0) break;
      // PostgreSQL reads on while these are taken in.
      ahead = next();
      for (const row of found) {
        builder.add(documentOf(row));
        lexemesOfRow(row, seed, (low, high) => builder.lexeme(low, high));
      }
      if (builder.bytes > mostBytes) throw new TooLarge();
    }
    const base = builder.finish();
    if (bytesOfBase(base) > mostBytes) throw new TooLarge();
    return { base, moment };
  } finally {
    await client.end();
  }
}
