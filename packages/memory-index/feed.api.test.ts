import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { changesSince, sweepChanges } from './feed.ts';
import type { Source } from './source.ts';

const pool = new Pool({ connectionString: await useTestDatabase(), max: 2 });
afterAll(() => pool.end());

const source: Pick<Source, 'query'> = { query: async (text, values) => (await pool.query(text, [...values])).rows };
const feed = { key: 'id', changes: 'told_change', feed: 'told_feed' };
let before = { snapshot: '', started: '' };

beforeAll(async () => {
  await pool.query(`create table told_change (xid xid8, id bigint)`);
  await pool.query(`create table told_feed (swept xid8, next xid8)`);
  await pool.query(`insert into told_feed values ('0', '0')`);
  const { rows } = await pool.query<{ started: string }>(
    `select extract(epoch from pg_postmaster_start_time())::text as started`,
  );
  // A snapshot so old that every recorded change counts as later.
  before = { snapshot: '3:3:', started: rows[0]?.started ?? '' };
});

/** Inserts this many changes of a row, spread over up to 500 transactions. */
const change = (id: number, times: number, from: number) =>
  pool.query(
    `insert into told_change select ($1::int + at % 500)::text::xid8, $2 from generate_series(1, $3::int) at`,
    [from, id, times],
  );

test('changes of one row are told once', async () => {
  await change(7, 100, 3);
  await change(8, 1, 3);
  expect(await changesSince(source, feed, before)).toMatchObject({ isLost: false, ids: ['7', '8'] });
});

test('more changes than are read say that they are not all, however few rows they are of', async () => {
  await change(7, 20_000, 3);
  await change(9, 1, 600);
  expect((await changesSince(source, feed, before)).isLost).toBe(true);
});

test('sweeps drop what was there at the sweep before, and say so to those who have not read it', async () => {
  const left = async () => {
    await sweepChanges(source, feed);
    return (await pool.query(`select id from told_change`)).rows;
  };
  // Transactions of other tests that began earlier may delay the deletion.
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  expect((await changesSince(source, feed, before)).isLost).toBe(true);
}, 30_000);
