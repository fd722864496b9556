import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { newId } from '#database/new-id.ts';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '#database/schema/ledger.ts';
import { givenCompany } from '#server/platform/testing/fixtures.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { lockAccount, platformAccount } from './accounts.ts';
import { balancesOf, consume, expireLots, faultsIn, giveBack, grant } from './public.ts';

const { deps, clock, close } = await useTestDeps();
const { db } = deps;
afterAll(close);

let companyId = '';
let keys = 0;
const newKey = () => {
  keys += 1;
  return `test:${keys}`;
};
const DAY = 86_400_000;

beforeEach(async () => {
  companyId = (await givenCompany(db)).id;
});

const give = (units: Partial<Record<QuotaUnit, number>>, validDays = 30) =>
  db.transaction((tx) => grant(tx, { companyId, units, validDays, key: newKey(), reason: '赠送', now: clock.now() }));
const use = (count: number, key = newKey(), unit: QuotaUnit = 'posts') =>
  db.transaction((tx) => consume(tx, { companyId, unit, count, key, reason: '发布职位', now: clock.now() }));
const back = (key: string) => db.transaction((tx) => giveBack(tx, key, { now: clock.now() }));
const postsLeft = async () =>
  (await balancesOf(db, companyId, clock.now())).quotas.find(({ unit }) => unit === 'posts');

describe('using quotas', () => {
  test('takes what expires first, and never more than there is', async () => {
    await give({ posts: 5 }, 60);
    await give({ posts: 3 }, 10);
    expect(await postsLeft()).toMatchObject({ left: 8, used: 0, nextExpiry: { count: 3 } });
    await use(4);
    expect(await postsLeft()).toMatchObject({ left: 4, used: 4, nextExpiry: { count: 4 } });
    await expect(use(5)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await postsLeft()).toMatchObject({ left: 4, used: 4 });
    expect(await faultsIn(db)).toEqual([]);
  });

  test('of forty at once for twenty-five, twenty-five have one; of forty with one key, one', async () => {
    await give({ posts: 25 });
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => use(1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    expect(await postsLeft()).toMatchObject({ left: 0, used: 25 });
    await give({ posts: 25 });
    const key = newKey();
    const same = await Promise.all(Array.from({ length: 40 }, () => use(1, key)));
    expect(same.filter(Boolean)).toHaveLength(1);
    expect(await postsLeft()).toMatchObject({ left: 24, used: 26 });
    expect(await faultsIn(db)).toEqual([]);
  });

  test('gives back once, to the lot it came from', async () => {
    await give({ posts: 2 }, 5);
    await give({ posts: 2 }, 50);
    const key = newKey();
    await use(3, key);
    expect(await Promise.all([back(key), back(key), back(key)])).toContain(true);
    expect(await postsLeft()).toMatchObject({ left: 4, used: 0, nextExpiry: { count: 2 } });
    expect(await back(key)).toBe(false);
    expect(await back('nothing:1')).toBe(false);
    expect(await faultsIn(db)).toEqual([]);
  });

  test('what has expired is gone from the minute on, is booked out once, and given back to a new lot', async () => {
    await give({ posts: 5 }, 10);
    const key = newKey();
    await use(2, key);
    clock.advance(10 * DAY);
    expect(await postsLeft()).toMatchObject({ left: 0, used: 2, nextExpiry: null });
    await expect(use(1)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    for (let n = 0; n < 2; n += 1) await db.transaction((tx) => expireLots(tx, clock.now()));
    expect(await faultsIn(db)).toEqual([]);
    await back(key);
    expect(await postsLeft()).toMatchObject({ left: 2, used: 0 });
    expect((await postsLeft())?.nextExpiry?.at).toBe(new Date(clock.now().getTime() + 30 * DAY).toISOString());
    expect(await faultsIn(db)).toEqual([]);
  });
});

const plant = (amounts: readonly bigint[]) =>
  db.transaction(async (tx) => {
    const own = await lockAccount(tx, companyId, 'fen');
    const cash = await platformAccount(tx, 'cash', 'fen');
    const id = newId();
    const at = clock.now();
    await tx.insert(ledgerPosting).values({ id, key: newKey(), kind: 'deposit', companyId, at });
    const lines = amounts.map((amount, line) => ({ postingId: id, line, accountId: line ? cash : own, amount, at }));
    await tx.insert(ledgerEntry).values(lines);
    return id;
  });

describe('the database refuses', () => {
  test('a posting that does not add up, at its commit', async () => {
    await expect(plant([100n, -99n])).rejects.toMatchObject({ cause: { message: expect.stringContaining('add up') } });
    await plant([100n, -100n]);
    expect((await balancesOf(db, companyId, clock.now())).balance).toBe(100);
  });

  test('a balance below nothing', async () => {
    await expect(plant([-1n, 1n])).rejects.toMatchObject({ cause: { constraint: 'ledger_account_balance' } });
  });

  test('a change of what was written', async () => {
    await plant([100n, -100n]);
    for (const statement of [
      sql`update ledger_entry set amount = 1`,
      sql`delete from ledger_entry`,
      sql`update ledger_posting set note = ''`,
      sql`delete from ledger_posting`,
      sql`truncate ledger_entry cascade`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      });
  });
});

test('the check of the books finds each planted fault', async () => {
  await give({ posts: 3, tops: 2 });
  const faultsAfter = async (...statements: ReturnType<typeof sql>[]) => {
    const found = { faults: [] as string[] };
    const undone = new Error('undone');
    const run = db.transaction(async (tx) => {
      // Bypasses every guard.
      await tx.execute(sql`alter table ledger_entry disable trigger user`);
      for (const statement of statements) await tx.execute(statement);
      found.faults = await faultsIn(tx);
      throw undone;
    });
    await expect(run).rejects.toBe(undone);
    return found.faults.map((fault) => fault.split(':')[0]);
  };
  const [entry] = await db.select().from(ledgerEntry).limit(1);
  const own = sql`(select id from ${ledgerAccount} where company_id = ${companyId} and unit = 'posts')`;
  expect(await faultsAfter(sql`select 1`)).toEqual([]);
  expect(await faultsAfter(sql`update ledger_account set balance = balance + 1 where id = ${own}`)).toEqual([
    'balance is not the sum of its entries',
    'quota is not the sum of its lots',
  ]);
  expect(await faultsAfter(sql`update ledger_lot set remaining = remaining - 1 where account_id = ${own}`)).toEqual([
    'lot is not the sum of its entries',
    'quota is not the sum of its lots',
  ]);
  expect(await faultsAfter(sql`delete from ledger_entry where id = ${entry?.id}`)).toContainEqual(
    expect.stringContaining('does not add up'),
  );
  expect(await faultsAfter(sql`delete from ledger_entry`)).toContain('posting without lines');
});
