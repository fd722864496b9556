import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/database.ts';
import { useTestDatabase } from '../testing/database.ts';
import { changesSince } from './feed.ts';

const { db, close } = connect(await useTestDatabase(), { max: 1, onError: () => undefined });
afterAll(close);

const feed = { key: 'id', changes: 'told_change', feed: 'told_feed' };
let before = { snapshot: '', started: '' };

beforeAll(async () => {
  await db.execute(sql`create table told_change (xid xid8, id bigint)`);
  await db.execute(sql`create table told_feed (swept xid8, next xid8)`);
  await db.execute(sql`insert into told_feed values ('0', '0')`);
  const { rows } = await db.execute<{ started: string }>(
    sql`select extract(epoch from pg_postmaster_start_time())::text as started`,
  );
  // All that was ever written counts as written since.
  before = { snapshot: '3:3:', started: rows[0]?.started ?? '' };
});

/** So many changes of a row, by as many transactions. */
const change = (id: number, times: number, from: number) =>
  db.execute(
    sql`insert into told_change select (${from}::int + at % 500)::text::xid8, ${id} from generate_series(1, ${times}::int) at`,
  );

test('changes of one row are told once', async () => {
  await change(7, 100, 3);
  await change(8, 1, 3);
  expect(await changesSince(db, feed, before)).toMatchObject({ isLost: false, ids: ['7', '8'] });
});

test('more changes than are read say that they are not all, however few rows they are of', async () => {
  await change(7, 20_000, 3);
  await change(9, 1, 600);
  expect((await changesSince(db, feed, before)).isLost).toBe(true);
});
