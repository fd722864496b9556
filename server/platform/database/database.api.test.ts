import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { openProxy } from '#server/platform/testing/database-proxy.ts';
import { classifyError } from './classify-error.ts';
import { connect, rowOf, rowsOf, typed } from './database.ts';
import { beforeCommit, type Database } from './transaction.ts';

const proxy = await openProxy(await useTestDatabase());
const failures: Error[] = [];
const seconds: Error[] = [];
const { db, pool, close } = connect(proxy.url, {
  max: 2,
  onError: (error) => void failures.push(error),
  silenceMs: 300,
  onSecond: (requested) => void seconds.push(requested),
});
afterAll(async () => {
  await proxy.open();
  await close();
  await proxy.close();
});

const one = () => db.execute<{ one: number }>(sql`select 1 as one`);
const outcome = (work: Promise<unknown>) => work.then(() => 'done', classifyError);

test('a connection that goes nowhere is given up, with what stood in it, and never used again', async () => {
  await one();
  const inside = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    proxy.silence();
    await tx.execute(sql`select 2`);
  });
  expect(await outcome(inside)).toBe('unavailable');
  await proxy.open();
  expect((await one()).rows).toEqual([{ one: 1 }]);
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test('who asks for a second connection within a transaction is told of, and nobody else', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await tx.transaction((inner) => inner.execute(sql`select 1`));
  });
  await one();
  expect(seconds).toEqual([]);
  await db.transaction(() => one());
  expect(seconds).toHaveLength(1);
});

test('who asks a second thing of a connection before the first is answered is told of, and nobody else', async () => {
  seconds.length = 0;
  await Promise.all([one(), one(), one(), one()]);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await expect(tx.transaction((inner) => inner.execute(sql`select 1/0`))).rejects.toThrow();
    await tx.execute(sql`select 1`);
  });
  expect(seconds).toEqual([]);
  await db.transaction((tx) => Promise.all([tx.execute(sql`select 1`), tx.execute(sql`select 2`)]));
  expect(seconds).toHaveLength(1);
});

test('a slow statement, a slow caller and a rested connection are no silence', async () => {
  const slow = await db.execute(sql`select pg_sleep(0.2)`);
  expect(slow.rowCount).toBe(1);
  await one();
  await new Promise((done) => setTimeout(done, 500));
  expect(pool.idleCount).toBeGreaterThan(0);
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test('a connection that is cut while it rests is replaced without a word to the next call', async () => {
  await Promise.all([one(), one()]);
  proxy.cut();
  await expect.poll(() => pool.totalCount).toBe(0);
  expect(failures.length).toBeGreaterThan(0);
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test('a connection that is cut in a transaction fails that one alone', async () => {
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    proxy.cut();
    await tx.execute(sql`select 2`);
  });
  expect(await outcome(cut)).toBe('unavailable');
  expect(await outcome(one())).toBe('done');
});

test('transactions that cannot begin use no connection up', async () => {
  const broken = { begun: false };
  const work = () =>
    db.transaction(async (tx) => {
      broken.begun = true;
      await tx.execute(sql`select 1`);
    });
  for (let n = 0; n < 5; n += 1) {
    await one();
    proxy.silence();
    expect(await outcome(work())).toBe('unavailable');
    await proxy.open();
  }
  expect(broken.begun).toBe(false);
  expect(await outcome(work())).toBe('done');
});

test('a transaction commits what it did, and rolls back what failed', async () => {
  await db.execute(sql`create table kept (n int)`);
  await db.transaction(async (tx) => void (await tx.execute(sql`insert into kept values (1)`)));
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (2)`);
    await tx.transaction(async (inner) => void (await inner.execute(sql`insert into kept values (3)`)));
    throw new Error('ours');
  });
  await expect(failing).rejects.toThrow('ours');
  expect((await db.execute(sql`select n from kept`)).rows).toEqual([{ n: 1 }]);
  const isolated = db.transaction((tx) => tx.execute(sql`show transaction_isolation`), {
    isolationLevel: 'serializable',
  });
  expect((await isolated).rows).toEqual([{ transaction_isolation: 'serializable' }]);
});

test('what is left to the end of a transaction is done once, last, and without what was rolled back', async () => {
  const done: string[] = [];
  const finish = async (tx: Database, items: readonly string[]) => {
    await tx.execute(sql`select 1`);
    done.push(items.join(' '));
  };
  await db.transaction(async (tx) => {
    await beforeCommit(tx, finish, ['a']);
    await tx.transaction((inner) => beforeCommit(inner, finish, ['b']));
    const failing = tx.transaction(async (inner) => {
      await beforeCommit(inner, finish, ['c']);
      await inner.transaction((innermost) => beforeCommit(innermost, finish, ['d']));
      throw new Error('ours');
    });
    await expect(failing).rejects.toThrow('ours');
    await beforeCommit(tx, finish, ['e']);
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['a b e']);
  await beforeCommit(db, finish, ['f']);
  expect(done).toEqual(['a b e', 'f']);
  const failing = db.transaction(async (tx) => {
    await beforeCommit(tx, finish, ['g']);
    throw new Error('ours');
  });
  await expect(failing).rejects.toThrow('ours');
  expect(done).toHaveLength(2);
});

test('rows of SQL are compared with their shape in tests, and told by the column', async () => {
  const shape = {
    id: 'string',
    n: 'number',
    at: 'string?',
    tags: 'string[]',
    kind: ['a', 'b'],
    held: typed<{ x: 1 }>(),
  } as const;
  const row = { id: '5', n: 1, at: null, tags: ['t'], kind: 'b', held: { x: 1 } };
  const held = sql`'{"x": 1}'::jsonb as held`;
  expect(
    await rowsOf(db, shape)`select 5::bigint as id, 1 as n, null as at, array['t'] as tags, 'b' as kind, ${held}`,
  ).toEqual([row]);
  expect(await rowOf(db, z.object({ n: z.number() }))`select 2 as n`).toEqual({ n: 2 });
  expect(await rowOf(db, shape)`select where false`).toBeUndefined();
  for (const [column, statement] of [
    ['n', sql`'5' as id, 1::bigint as n, null as at, array['t'] as tags, 'b' as kind, ${held}`],
    ['at', sql`'5' as id, 1 as n, 7 as at, array['t'] as tags, 'b' as kind, ${held}`],
    ['tags', sql`'5' as id, 1 as n, null as at, null as tags, 'b' as kind, ${held}`],
    ['kind', sql`'5' as id, 1 as n, null as at, array['t'] as tags, 'c' as kind, ${held}`],
    ['held', sql`'5' as id, 1 as n, null as at, array['t'] as tags, 'b' as kind`],
  ] as const)
    await expect(rowsOf(db, shape)`select ${statement}`, column).rejects.toThrow(`"${column}"`);
});

test('a stopped server is told as unavailable, at once', async () => {
  await proxy.close();
  const start = performance.now();
  expect(await outcome(one())).toBe('unavailable');
  expect(await outcome(db.transaction(async (tx) => void (await tx.execute(sql`select 1`))))).toBe('unavailable');
  expect(performance.now() - start).toBeLessThan(4_000);
  await proxy.open();
  expect(await outcome(one())).toBe('done');
});

test('a commit whose replica did not answer in time is told as unavailable: a failover may lose it', async () => {
  const warning = 'canceling wait for synchronous replication due to user request';
  const committed = db.execute(sql.raw(`do $$ begin raise warning '${warning}'; end $$`));
  expect(await outcome(committed)).toBe('unavailable');
  const inside = db.transaction(
    async (tx) => void (await tx.execute(sql.raw(`do $$ begin raise warning '${warning}'; end $$`))),
  );
  expect(await outcome(inside)).toBe('unavailable');
  expect((await one()).rows).toEqual([{ one: 1 }]);
});
