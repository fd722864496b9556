import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { connect } from '#server/platform/database/database.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { consume, countOf, refund } from './consume.ts';
import { sweepCounters } from './sweep.ts';

const { db, close } = connect(await useTestDatabase(), { max: 10, onError: () => undefined });
afterAll(close);

const start = new Date('2026-11-20T02:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const limit = { limit: 3, windowSeconds: 60 };

test('allows up to the limit, then says how long the window still lasts', async () => {
  for (const count of [1, 2, 3]) expect(await consume(db, 'a', limit, start)).toMatchObject({ allowed: true, count });

  expect(await consume(db, 'a', limit, after(18))).toEqual({ allowed: false, count: 4, retryAfter: 42 });
});

test('a new window opens when the old one is over, and not a moment earlier', async () => {
  for (let i = 0; i < 4; i += 1) await consume(db, 'b', limit, start);

  expect(await consume(db, 'b', limit, after(59.999))).toMatchObject({ allowed: false, retryAfter: 1 });
  expect(await consume(db, 'b', limit, after(60))).toMatchObject({ allowed: true, count: 1, retryAfter: 60 });
});

test('of 50 parallel hits exactly as many as the limit are allowed', async () => {
  const hits = await Promise.all(Array.from({ length: 50 }, () => consume(db, 'c', limit, start)));

  expect(hits.filter(({ allowed }) => allowed)).toHaveLength(3);
  expect(await countOf(db, 'c', start)).toBe(50);
});

test('a count stands when the transaction around it fails', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await consume(db, 'd', limit, start);
    throw new Error('the request fails');
  });

  await expect(failing).rejects.toThrow('the request fails');
  expect(await countOf(db, 'd', start)).toBe(1);
});

test('a forgiven hit gives its place back, and the count never falls below none', async () => {
  await consume(db, 'e', limit, start);
  for (let i = 0; i < 3; i += 1) await refund(db, 'e');

  expect(await countOf(db, 'e', start)).toBe(0);
});

test('sweeping removes counters whose window is over and no others', async () => {
  await consume(db, 'old', limit, start);
  await consume(db, 'young', { limit: 3, windowSeconds: 3_600 }, start);
  await sweepCounters(db, after(60));

  const { rows } = await db.execute(sql`select key from rate_counter`);
  expect(rows.map(({ key }) => key)).toContain('young');
  expect(rows.map(({ key }) => key)).not.toContain('old');
});
