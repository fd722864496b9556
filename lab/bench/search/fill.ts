import { setImmediate } from 'node:timers/promises';
import { getTableColumns } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { jobSearch } from '#database/schema/search.ts';
import type { SearchRow } from '#server/domains/search/index/search-row.ts';
import { writeRows } from '#server/domains/search/index/store.ts';
import { refreshSuggestions } from '#server/domains/search/public.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { rowDrawer } from './draw-row.ts';

const batch = 4_000;
/** A minute draws some 80,000 posts: beyond this many, the others are copies with other ids and moments. */
const DRAWN = 1_000_000;
/** The days over which `rowDrawer` spreads posts. */
const DAYS = 90;
/** Between so many drawn rows, what is being sent goes on. */
const atOnce = 100;

/** The marker of a finished fill; an interrupted one has another, or none. */
const noteOf = (posts: number) => `${posts} invented posts`;

/** Fills the index unless the last fill had as many posts. */
export async function fillOnce(connection: Connection, posts: number, now: Date): Promise<void> {
  const { rows } = await connection.pool.query<{ version: string }>('SELECT version FROM search_state WHERE id = 1');
  if (rows[0]?.version !== noteOf(posts)) await fill(connection, posts, now);
}

/** Fills the index with generated posts as fast as possible: inverted index last. */
async function fill({ db, pool }: Connection, posts: number, now: Date): Promise<void> {
  const started = performance.now();
  const say = (what: string) => console.log(`${what}: ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query(`SET maintenance_work_mem = '1GB'`);
    await client.query('TRUNCATE job_search, search_state');
    await dropIndexes(client);
    await client.query('ALTER TABLE job_search DISABLE TRIGGER USER');
    const copies = Math.ceil(posts / DRAWN);
    await writeDrawn(db, Math.round(posts / copies), now);
    say('drawn');
    await rewrite(client, copies, now);
    await client.query('ALTER TABLE job_search ENABLE TRIGGER USER');
    say(`${posts} rows in the order of time`);
    await restoreIndexes(client);
    say('indexes');
    await client.query('VACUUM ANALYZE job_search');
    await refreshSuggestions(db);
    await client.query('INSERT INTO search_state VALUES (1, $1)', [noteOf(posts)]);
    await client.query('CHECKPOINT');
    say('suggestions');
  } finally {
    client.release(true);
  }
}

/** PostgreSQL writes one batch while the next is generated. */
async function writeDrawn(db: Database, posts: number, now: Date): Promise<void> {
  const draw = rowDrawer(20_261_121, now);
  const drawn = async (rows: SearchRow[], count: number): Promise<SearchRow[]> => {
    while (rows.length < count) {
      rows.push(...Array.from({ length: Math.min(atOnce, count - rows.length) }, draw));
      await setImmediate();
    }
    return rows;
  };
  let ready = await drawn([], Math.min(batch, posts));
  for (let done = ready.length; ready.length > 0; done += ready.length) {
    const [next] = await Promise.all([drawn([], Math.min(batch, posts - done)), writeRows(db, ready)]);
    ready = next;
  }
}

/** Writes the drawn rows in time order, as in a rebuilt index; each copy has a span of its own within the same days. */
async function rewrite(client: Pick<PoolClient, 'query'>, copies: number, now: Date): Promise<void> {
  const names = Object.values(getTableColumns(jobSearch)).map(({ name }) => name);
  await client.query('CREATE TEMP TABLE drawn (LIKE job_search INCLUDING STORAGE)');
  await client.query('INSERT INTO drawn SELECT * FROM job_search ORDER BY refreshed_at');
  await client.query('TRUNCATE job_search');
  const first = `'${now.toISOString()}'::timestamptz - interval '${DAYS} days'`;
  const changed = (copy: number): Record<string, string> => ({
    post_id: '(random() * 2147483647)::bigint << 31 | (random() * 2147483647)::bigint',
    refreshed_at: `${first} + (refreshed_at - (${first})) / ${copies} + ${copy} * interval '${DAYS} days' / ${copies}`,
  });
  for (let copy = 0; copy < copies; copy += 1) {
    const values = names.map((name) => (copies > 1 ? changed(copy)[name] : undefined) ?? name);
    await client.query(`INSERT INTO job_search (${names.join()}) SELECT ${values.join()} FROM drawn`);
  }
}

/** Their definitions stay in a table until they are restored, so that an interrupted fill can be begun anew. */
async function dropIndexes(client: { query: Pool['query'] }): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS dropped_index AS SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'job_search' AND schemaname = current_schema() AND indexname NOT LIKE '%_pkey'`);
  const { rows } = await client.query<{ name: string }>('SELECT name FROM dropped_index');
  for (const { name } of rows) await client.query(`DROP INDEX IF EXISTS ${name}`);
}

async function restoreIndexes(client: { query: Pool['query'] }): Promise<void> {
  const { rows } = await client.query<{ definition: string }>('SELECT definition FROM dropped_index');
  for (const { definition } of rows) await client.query(definition);
  await client.query('DROP TABLE dropped_index');
}
