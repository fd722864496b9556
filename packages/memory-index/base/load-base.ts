import { Client } from 'pg';
import type { Definition } from '../definition.ts';
import { type Moment, momentSql } from '../feed.ts';
import { type Base, bytesOfBase } from './base.ts';
import { BaseBuilder } from './base-builder.ts';
import type { Fields } from './columns.ts';

export interface Loaded<F extends Fields> {
  base: Base<F>;
  /** The moment of the snapshot that was read. */
  moment: Moment;
}

const batch = 2_000;

/** Thrown if the index would exceed its memory limit. */
export class TooLarge extends Error {}

/** Reads all rows in the first order, from one snapshot. */
export async function loadBase<F extends Fields>(
  definition: Definition<F>,
  { url, seed, maxBytes }: { url: string; seed: number; maxBytes: number },
): Promise<Loaded<F>> {
  const { table, key, columns, first: order } = definition;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<Moment & { count: number }>(
      `SELECT ${momentSql}, (SELECT count(*)::int4 FROM ${table}) AS count`,
    );
    const [first] = rows;
    if (!first) throw new Error('no answer');
    const { count, ...moment } = first;
    const builder = new BaseBuilder(definition, seed, count);
    await client.query(
      `DECLARE every NO SCROLL CURSOR FOR SELECT ${columns} FROM ${table} ORDER BY ${order.column} DESC, ${key} DESC`,
    );
    const next = () => client.query<unknown[]>({ text: `FETCH ${batch} FROM every`, rowMode: 'array' });
    for (let ahead = next(); ; ) {
      const { rows: found } = await ahead;
      if (found.length === 0) break;
      // PostgreSQL reads the next batch while this one is added.
      ahead = next();
      for (const row of found) {
        builder.add(definition.documentOf(row));
        definition.lexemesOf(row, seed, (low, high) => builder.lexeme(low, high));
      }
      if (builder.bytes > maxBytes) throw new TooLarge();
    }
    const base = builder.finish();
    if (bytesOfBase(base) > maxBytes) throw new TooLarge();
    return { base, moment };
  } finally {
    await client.end();
  }
}
