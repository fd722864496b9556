import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesSince, type Moment, momentSql } from '#packages/memory-index/feed.ts';
import { connect } from './database/database.ts';
import { indexSource, sweepInTurn } from './search-source.ts';
import { useTestDatabase } from './testing/database.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 2, onError: () => undefined });
afterAll(close);

const feed = { key: 'id', changes: 'told_change', feed: 'told_feed' };
const look = (since: Moment) => changesSince(indexSource(db, url), feed, since);
/** Changes a row in a separate transaction. */
const changeNow = (id: number) => db.execute(sql`insert into told_change values (pg_current_xact_id(), ${id})`);

beforeAll(async () => {
  await db.execute(sql`create table told_change (xid xid8, id bigint)`);
  await db.execute(sql`create table told_feed (swept xid8, next xid8)`);
  await db.execute(sql`insert into told_feed values ('0', '0')`);
});

test('sweeps of several nodes right after one another drop nothing that was told since the sweep before', async () => {
  await sweepInTurn(db, feed);
  // After the first sweep: transactions of other databases of the cluster count as well.
  const { rows } = await db.execute<{ snapshot: string; started: string }>(sql.raw(`select ${momentSql}`));
  const [seen] = rows;
  if (!seen) throw new Error('no moment');
  await changeNow(11);
  await db.execute(sql`update rate_counter set expires_at = now()`);
  await Promise.all([sweepInTurn(db, feed), sweepInTurn(db, feed)]);
  await changeNow(12);
  await sweepInTurn(db, feed);
  expect(await look(seen)).toMatchObject({ isLost: false, ids: ['11', '12'] });
});
