import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Pool, PoolClient } from 'pg';
import { copyIn, copyText } from '../lib/copy-in.ts';
import { talentDrawer } from './draw-talent.ts';
import type { Drawn, DrawTask } from './draw-worker.ts';
import { tables } from './tables.ts';

/** Removes triggers, foreign keys and secondary indexes from tables during a fill; returns a function that restores them. */
async function bareTables(
  client: PoolClient,
  tables: readonly string[],
): Promise<(client: PoolClient) => Promise<void>> {
  const each = (how: string) => tables.map((table) => `ALTER TABLE ${table} ${how}`).join('; ');
  await client.query(each('DISABLE TRIGGER USER'));
  const { rows: keys } = await client.query<{ table: string; name: string; made: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS made FROM pg_constraint
     WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])`,
    [tables],
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
     WHERE indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  return async (later) => {
    for (const { made } of indexes) await later.query(made);
    for (const { table, name, made } of keys) await later.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${made}`);
    await later.query(each('ENABLE TRIGGER USER'));
  };
}

const batch = 4_000;
/** Each generates its part of the people, independent of the machine. */
const threads = 2;
/** Companies that search, each with one open post. */
export const askers = 60;

/** Companies with an open post each, of what people look for. */
async function fillAskers(client: PoolClient, now: Date): Promise<void> {
  const draw = talentDrawer(5, now);
  const some = Array.from({ length: askers }, (_, n) => ({ id: String(9_000_000 + n), ...draw() }));
  const write = (table: string, rows: Record<string, unknown>[]) => {
    const columns = Object.keys(rows[0] ?? {});
    return copyIn(client, table, columns, copyText(rows, columns));
  };
  const company = ({ id }: { id: string }) => ({
    id,
    status: 'approved',
    name: `学校${id}`,
    short_name: `学校${id}`,
    name_key: `学校${id}`,
    type: 'public-school',
    city_code: '440100',
    region_code: '440106',
  });
  await write('company', some.map(company));
  const post = ({ id, row }: (typeof some)[number]) => ({
    id,
    company_id: id,
    status: 'open',
    title: '教师',
    role: 'teacher',
    stages: row.stages,
    subjects: row.subjects,
    tenure: 'contract',
    experience: 'any',
    city_code: row.cityCodes[0],
    region_code: row.cityCodes[0],
    description: '',
  });
  await write('post', some.map(post));
}

/** On a dedicated connection with the settings of a fill. */
async function onClient<T>(pool: Pool, act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`SET maintenance_work_mem = '1GB'; SET synchronous_commit = off; SET statement_timeout = 0`);
    return await act(client);
  } finally {
    client.release(true);
  }
}

/** Generates people in a thread, one batch ahead. */
async function* drawn(order: DrawTask): AsyncGenerator<Drawn> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: order });
  const next = async (): Promise<Drawn | null> => {
    const answer = once(worker, 'message') as Promise<[Drawn | null]>;
    worker.postMessage('next');
    return (await answer)[0];
  };
  try {
    for (let ahead = next(); ; ) {
      const batch = await ahead;
      if (batch === null) return;
      ahead = next();
      yield batch;
    }
  } finally {
    await worker.terminate();
  }
}

/** Writes people while threads generate the next ones. */
async function fillPeople(pool: Pool, people: number, now: Date): Promise<void> {
  const share = Math.ceil(people / threads);
  const orders = Array.from({ length: threads }, (_, thread): DrawTask => {
    const firstId = 4_000_000_000_000_001n + BigInt(thread * share);
    const own = Math.min(share, people - thread * share);
    return { people: own, batch, seed: 20_261_121 + thread, firstId, now };
  });
  const write = (order: DrawTask) =>
    onClient(pool, async (client) => {
      for await (const texts of drawn(order)) {
        for (const { table, columns, text } of texts) await copyIn(client, table, columns, text);
      }
    });
  await Promise.all(orders.map(write));
}

/** Fills an empty database with this many people as fast as possible: indexes and constraints last. */
export async function fill(pool: Pool, resumes: number, now: Date): Promise<void> {
  const started = performance.now();
  const say = (what: string) => console.log(`${what}: ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  const { rows: left } = await pool.query('SELECT FROM account LIMIT 1');
  if (left.length > 0) throw new Error('a fill was cut off here: delete the folder and begin again');
  const putBack = await onClient(pool, async (client) => {
    const back = await bareTables(client, [...tables, 'post', 'company']);
    await fillAskers(client, now);
    return back;
  });
  await fillPeople(pool, resumes, now);
  say(`${resumes} people`);
  await onClient(pool, putBack);
  say('indexes and keys');
  await pool.query('VACUUM ANALYZE account, jober, resume, talent_search, company, post');
  await pool.query('CHECKPOINT');
  say('vacuum');
}
