import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/platform/database/database.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { type Changes, changesSince, type Moment, sweepChanges } from './feed.ts';

const { db, close } = connect(await useTestDatabase(), { max: 2, onError: () => undefined });
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
  // A snapshot so old that every recorded change counts as later.
  before = { snapshot: '3:3:', started: rows[0]?.started ?? '' };
});

/** Inserts this many changes of a row, spread over up to 500 transactions. */
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

/** Changes a row in a separate transaction. */
const changeNow = (id: number) => db.execute(sql`insert into told_change values (pg_current_xact_id(), ${id})`);
const someMinutesLater = () => db.execute(sql`update rate_counter set expires_at = now()`);
const look = (since: Moment): Promise<Changes> => changesSince(db, feed, since);

describe('sweeps of several nodes', () => {
  test('one right after another drop nothing that was told since the sweep before', async () => {
    await sweepChanges(db, feed);
    const seen = await look(before);
    await changeNow(11);
    await someMinutesLater();
    await Promise.all([sweepChanges(db, feed), sweepChanges(db, feed)]);
    await changeNow(12);
    await sweepChanges(db, feed);
    expect(await look(seen)).toMatchObject({ isLost: false, ids: ['11', '12'] });
  });

  test('some minutes apart drop what was there at the sweep before', async () => {
    const left = async () => {
      await someMinutesLater();
      await sweepChanges(db, feed);
      return (await db.execute(sql`select id from told_change`)).rows;
    };
    // Transactions of other tests that began earlier may delay the deletion.
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    expect((await look(before)).isLost).toBe(true);
  }, 30_000);
});
