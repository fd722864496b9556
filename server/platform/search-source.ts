import { sql } from 'drizzle-orm';
import { type Feed, sweepChanges } from '#packages/memory-index/feed.ts';
import type { Memories } from '#packages/memory-index/memories.ts';
import type { Source } from '#packages/memory-index/source.ts';
import { type Database, typed } from './database/database.ts';
import { runPrepared } from './database/run-prepared.ts';

/** What answers searches: the indexes in memory of a database, otherwise the database. */
export interface SearchSource {
  db: Database;
  memories: Memories;
}

const queryOf = (db: Database): Pick<Source, 'query'> => ({
  query: <Row>(text: string, values: Parameters<Source['query']>[1]) =>
    runPrepared(db, typed<Row>(), text, { list: [...values] }),
});

/** The database as an index in memory follows it. */
export const indexSource = (db: Database, url: string): Source => ({ db, url, ...queryOf(db) });

/**
 * Sweeps old changes in turn with the other nodes: sweeps of all nodes together are at least five minutes apart, by the database's
 * clock; an earlier call does nothing.
 */
export async function sweepInTurn(db: Database, feed: Pick<Feed, 'changes' | 'feed'>): Promise<void> {
  const { rows } = await db.execute(sql`
    insert into rate_counter as c (key, count, expires_at) values (${`sweep:${feed.changes}`}, 1, now() + interval '5 minutes')
    on conflict (key) do update set expires_at = excluded.expires_at where c.expires_at <= now()
    returning key`);
  if (rows.length > 0) await sweepChanges(queryOf(db), feed);
}
