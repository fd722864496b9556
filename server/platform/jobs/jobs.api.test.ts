import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { job } from '#database/schema/platform.ts';
import { manualClock } from '#server/platform/clock.ts';
import { connect } from '#server/platform/database/database.ts';
import { loggerOptions } from '#server/platform/log.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { createJobs } from './jobs.ts';

const { db, close } = connect(await useTestDatabase(), { max: 8, onError: () => undefined });
const clock = manualClock(new Date('2026-11-20T02:00:00Z'));
const logs: string[] = [];
const log = pino(loggerOptions('debug'), { write: (line: string) => void logs.push(line) });
afterAll(close);

let ran: unknown[] = [];
const worker = () => {
  const jobs = createJobs(db, clock, log);
  jobs.handle('note', async (payload) => void ran.push(payload.n));
  jobs.handle('write', async ({ phone }, tx) => {
    await tx.execute(sql`insert into account (id, phone) values (1, ${phone as string})`);
  });
  return jobs;
};
const jobs = worker();
const rows = () => db.select().from(job).orderBy(job.id);
const openTransactions = () =>
  db.$count(sql`pg_stat_activity`, sql`datname = current_database() and state = 'idle in transaction'`);

beforeEach(async () => {
  ran = [];
  await db.delete(job);
  await db.execute(sql`delete from account`);
});

test('a job runs if and only if the transaction that asked for it commits', async () => {
  const attempt = db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'note', { n: 'never' });
    throw new Error('rolled back');
  });
  await expect(attempt).rejects.toThrow();
  await db.transaction((tx) => jobs.enqueue(tx, 'note', { n: 'once' }));
  expect(await jobs.drain()).toBe(1);
  expect(await jobs.drain()).toBe(0);
  expect(ran).toEqual(['once']);
});

test('jobs run when they are due, in that order', async () => {
  const at = (minutes: number) => ({ runAt: new Date(clock.now().getTime() + minutes * 60_000) });
  await jobs.enqueue(db, 'note', { n: 'second' }, at(-1));
  await jobs.enqueue(db, 'note', { n: 'later' }, at(1));
  await jobs.enqueue(db, 'note', { n: 'first' }, at(-2));
  await jobs.drain();
  expect(ran).toEqual(['first', 'second']);
  clock.advance(61_000);
  await jobs.drain();
  expect(ran).toEqual(['first', 'second', 'later']);
});

test('of one key one job waits; when it has run another may', async () => {
  for (const n of [1, 2]) await jobs.enqueue(db, 'note', { n }, { uniqueKey: 'post:7' });
  await jobs.enqueue(db, 'note', { n: 3 }, { uniqueKey: 'post:8' });
  await jobs.drain();
  expect(ran).toEqual([1, 3]);
  await jobs.enqueue(db, 'note', { n: 4 }, { uniqueKey: 'post:7' });
  await jobs.drain();
  expect(ran).toEqual([1, 3, 4]);
});

test('of many workers each job has one', async () => {
  const crowd = [worker(), worker(), worker(), worker()];
  const numbers = Array.from({ length: 60 }, (_, n) => n);
  await db.insert(job).values(numbers.map((n) => ({ kind: 'note', payload: { n }, runAt: clock.now() })));
  const counts = await Promise.all(crowd.map((each) => each.drain()));
  expect([...ran].sort((a, b) => Number(a) - Number(b))).toEqual(numbers);
  expect(counts.reduce((sum, count) => sum + count)).toBe(60);
});

describe('a job that fails', () => {
  test('leaves nothing of its work, waits longer each time, and runs again', async () => {
    let failures = 3;
    jobs.handle('fragile', async (_, tx) => {
      await tx.execute(sql`insert into account (id, phone) values (1, '13812340001')`);
      failures -= 1;
      if (failures >= 0) throw new Error('not yet');
    });
    await jobs.enqueue(db, 'fragile', {});
    for (const seconds of [2, 4, 8]) {
      const before = clock.now();
      expect(await jobs.drain()).toBe(1);
      const [stored] = await rows();
      expect(stored?.runAt).toEqual(new Date(before.getTime() + seconds * 1_000));
      expect(await db.$count(sql`account`)).toBe(0);
      clock.advance(seconds * 1_000);
    }
    expect((await rows())[0]).toMatchObject({ attempts: 3, lastError: 'not yet' });
    await jobs.drain();
    expect(await rows()).toEqual([]);
    expect(await db.$count(sql`account`)).toBe(1);
  });

  test('does not keep the others waiting', async () => {
    await jobs.enqueue(db, 'unknown', {});
    await jobs.enqueue(db, 'note', { n: 'after' });
    expect(await jobs.drain()).toBe(2);
    expect(ran).toEqual(['after']);
    expect((await rows())[0]).toMatchObject({ kind: 'unknown', lastError: 'no handler for job unknown' });
  });

  test('twelve times is put aside, not thrown away', async () => {
    await db.insert(job).values({ kind: 'unknown', payload: {}, attempts: 11, runAt: clock.now() });
    await jobs.drain();
    const [saved] = await rows();
    expect(saved?.attempts).toBe(12);
    expect((saved?.runAt.getTime() ?? 0) - clock.now().getTime()).toBe(365 * 86_400_000);
  });

  test('says why without a word of the data', async () => {
    const phone = '13998761234';
    await db.execute(sql`insert into account (id, phone) values (1, ${phone})`);
    await jobs.enqueue(db, 'write', { phone });
    await jobs.drain();
    const [retained] = await rows();
    expect(retained?.lastError).toMatch(/^23505 duplicate key value violates unique constraint "account_\w+"$/);
    expect(logs.join()).toContain('job failed');
    expect(logs.join()).not.toContain(phone);
  });

  test('on a value that cannot be read does not quote it', async () => {
    jobs.handle('misread', async ({ text }, tx) => {
      await tx.execute(sql`select ${text as string}::int`);
    });
    await jobs.enqueue(db, 'misread', { text: 'secret 13998761234' });
    await jobs.drain();
    expect((await rows())[0]?.lastError).toBe('22P02 value refused');
  });
});

describe('work aside', () => {
  test('holds no transaction open, is taken by one worker alone, and is gone when it is done', async () => {
    const [here, there] = [worker(), worker()];
    const done = Promise.withResolvers<void>();
    let begun = 0;
    for (const jobs of [here, there])
      jobs.handleDetached('long', async () => {
        begun += 1;
        await done.promise;
      });
    await here.enqueue(db, 'long', {}, { uniqueKey: 'long' });
    const first = here.drain();
    await expect.poll(() => begun).toBe(1);
    expect(await there.drain()).toBe(0);
    expect(await openTransactions()).toBe(0);
    done.resolve();
    expect(await first).toBe(1);
    expect([begun, await rows()]).toEqual([1, []]);
  });

  test('that fails waits and runs again; of a node that died it is begun anew', async () => {
    const [dying, living] = [worker(), worker()];
    let failures = 1;
    dying.handleDetached('long', () => new Promise(() => undefined));
    living.handleDetached('long', async ({ n }) => {
      failures -= 1;
      if (failures >= 0) throw new Error('not yet');
      ran.push(n);
    });
    await living.enqueue(db, 'long', { n: 1 });
    void dying.drain();
    await expect.poll(async () => (await rows())[0]?.runAt.getTime()).toBe(clock.now().getTime() + 60_000);
    clock.advance(60_000);
    expect(await living.drain()).toBe(1);
    expect((await rows())[0]).toMatchObject({ attempts: 2, lastError: 'not yet' });
    clock.advance(4_000);
    await living.drain();
    expect([ran, await rows()]).toEqual([[1], []]);
  });

  test('that every node dies of is given up', async () => {
    let begun = 0;
    await jobs.enqueue(db, 'deadly', {});
    for (let node = 0; node < 15; node += 1) {
      const dying = worker();
      const before = begun;
      dying.handleDetached('deadly', () => {
        begun += 1;
        return new Promise(() => undefined);
      });
      const draining = dying.drain();
      await Promise.race([draining, expect.poll(() => begun).toBe(before + 1)]);
      clock.advance(60_000);
    }
    expect(begun).toBe(12);
    expect((await rows())[0]?.lastError).toMatch('never ended');
  });

  test('of a node that was thought dead leaves alone what another has begun anew', async () => {
    const [slow, quick] = [worker(), worker()];
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    slow.handleDetached('long', () => first.promise);
    quick.handleDetached('long', () => second.promise);
    await slow.enqueue(db, 'long', {});
    const lost = slow.drain();
    const leasedBy = async () => (await rows())[0]?.attempts;
    await expect.poll(leasedBy).toBe(1);
    clock.advance(60_000);
    const taken = quick.drain();
    await expect.poll(leasedBy).toBe(2);
    first.reject(new Error('too late'));
    await lost;
    expect((await rows())[0]).toMatchObject({ attempts: 2, lastError: null });
    second.resolve();
    expect([await taken, await rows()]).toEqual([1, []]);
  });
});

test('work aside that takes long stays with its worker', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [here, there] = [worker(), worker()];
  const done = Promise.withResolvers<void>();
  for (const jobs of [here, there]) jobs.handleDetached('long', () => done.promise);
  await here.enqueue(db, 'long', {});
  const first = here.drain();
  const leasedTo = async () => (await rows())[0]?.runAt.getTime();
  for (let renewals = 0; renewals < 8; renewals += 1) {
    await expect.poll(leasedTo).toBe(clock.now().getTime() + 60_000);
    clock.advance(15_000);
    vi.advanceTimersByTime(15_000);
  }
  expect(await there.drain()).toBe(0);
  done.resolve();
  expect([await first, await rows()]).toEqual([1, []]);
  vi.useRealTimers();
});

test('a worker that is told to stop ends after the job it is at', async () => {
  const busy = worker();
  const done = Promise.withResolvers<void>();
  busy.handle('long', () => done.promise);
  await busy.enqueue(db, 'long', {});
  for (const n of [1, 2, 3]) await busy.enqueue(db, 'note', { n });
  const draining = busy.drain();
  await expect.poll(openTransactions).toBe(1);
  const stopped = busy.stop();
  done.resolve();
  await stopped;
  expect([await draining, ran]).toEqual([1, []]);
  await jobs.drain();
  expect(ran).toEqual([1, 2, 3]);
});

test('a started worker takes what comes, and ends when it is told', async () => {
  const busy = worker();
  busy.start();
  await busy.enqueue(db, 'note', { n: 'by itself' });
  await expect.poll(() => ran, { timeout: 5_000 }).toEqual(['by itself']);
  await busy.stop();
  await busy.enqueue(db, 'note', { n: 'too late' });
  await new Promise((done) => setTimeout(done, 1_200));
  expect(ran).toEqual(['by itself']);
});
