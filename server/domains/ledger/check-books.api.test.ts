import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ledgerCheckpoint } from '#database/schema/ledger.ts';
import { givenCompany } from '#server/platform/testing/fixtures.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { bookTotals, checkBooks, type Scope } from './check-books.ts';
import { sumsOfAccounts } from './platform-books.ts';
import { consume, sell, takeMoney } from './public.ts';

const { deps, clock, close } = await useTestDeps();
const { db } = deps;
afterAll(close);

let companyId = '';
let keys = 0;
const key = () => {
  keys += 1;
  return `check:${keys}`;
};
const check = async (scope: Scope) => {
  clock.advance(1_000);
  await checkBooks(deps, scope);
  return bookTotals(db);
};
/** Money and quotas of a company, of which one post was used. */
async function business() {
  const deed = { companyId, orderId: '7', note: '', now: clock.now() };
  await db.transaction((tx) => takeMoney(tx, 'payment', { ...deed, amount: 5_000n, key: key() }));
  await db.transaction((tx) => sell(tx, { ...deed, amount: 3_000n, units: { posts: 4 }, validDays: 9, key: key() }));
  await db.transaction((tx) => consume(tx, { ...deed, unit: 'posts', count: 1, key: key(), reason: '发布职位' }));
}
/** Changes that the database itself would refuse. */
const plant = (...statements: string[]) =>
  db.transaction(async (tx) => {
    const tables = ['ledger_entry', 'ledger_posting', 'ledger_account', 'ledger_lot'];
    const all = (deed: string) => tables.map((table) => `alter table ${table} ${deed} trigger user`);
    for (const statement of [...all('disable'), ...statements, ...all('enable')]) await tx.execute(sql.raw(statement));
  });
const ofCompany = (unit: string) =>
  `(select id from ledger_account where company_id = ${companyId} and unit = '${unit}')`;

beforeEach(async () => {
  await plant(
    'truncate ledger_check, ledger_checkpoint, ledger_entry, ledger_posting, ledger_lot',
    'delete from ledger_account where company_id is not null',
  );
  companyId = (await givenCompany(db)).id;
  await business();
});

test('right books are found right, and only what is new is looked at again', async () => {
  expect(await check('new')).toMatchObject({ faults: [], newest: { entries: 8 }, full: null });
  expect(await check('new')).toMatchObject({ faults: [], newest: { entries: 0 } });
  await business();
  expect(await check('new')).toMatchObject({ faults: [], newest: { entries: 8 } });
  expect(await check('all')).toMatchObject({ faults: [], full: { entries: 16 } });
  expect((await check('new')).newest?.entries).toBe(0);
});

test('sums from the checkpoints on are the sums of all entries', async () => {
  await check('new');
  await business();
  const fen = (await sumsOfAccounts(db)).filter(({ unit }) => unit === 'fen');
  expect(Object.fromEntries(fen.map(({ account, total }) => [account, total]))).toEqual({
    cash: -10_000,
    income: 6_000,
    own: 4_000,
    payable: 0,
  });
});

test('of checks while others write, none counts an entry twice or leaves one out', async () => {
  await Promise.all([...Array.from({ length: 12 }, business), check('new'), check('new')]);
  expect((await check('new')).faults).toEqual([]);
  const checkpoints = await db.select().from(ledgerCheckpoint);
  const sums = await db.execute<{ id: string; sum: string }>(
    sql`select account_id::text as id, sum(amount)::text as sum from ledger_entry group by account_id order by 1`,
  );
  const stored = checkpoints.map(({ accountId, sum }) => ({ id: accountId, sum: String(sum) }));
  expect(stored.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    sums.rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
});

test.each<[string, () => string, string]>([
  [
    'a changed balance',
    () => `update ledger_account set balance = balance + 1 where id = ${ofCompany('fen')}`,
    'balance is not',
  ],
  [
    'a lost line',
    () =>
      `delete from ledger_entry where sequence = (select max(sequence) from ledger_entry where account_id = ${ofCompany('fen')})`,
    'does not add up',
  ],
  [
    'a doubled line',
    () =>
      `insert into ledger_entry (id, posting_id, line, account_id, amount, balance_after, at)
       select id + 1, posting_id, line + 50, account_id, amount, balance_after, at from ledger_entry
       where account_id = ${ofCompany('fen')} order by sequence desc limit 1`,
    'balance is not',
  ],
  [
    'a lot with more than came',
    () => `update ledger_lot set remaining = remaining + 1`,
    'quota is not the sum of its lots',
  ],
  [
    'a posting without lines',
    () => `delete from ledger_entry where posting_id = (select id from ledger_posting where key = 'check:${keys}')`,
    'posting without lines',
  ],
])('%s among the new entries is found, and found again until it is mended', async (_, statement, words) => {
  await plant(statement());
  for (let round = 0; round < 2; round += 1) expect((await check('new')).faults.join()).toContain(words);
});

test('what was changed below a checkpoint is found by the full check, and no new check hides it', async () => {
  const before = `check:${keys - 2}`;
  await check('new');
  await business();
  await check('new');
  const first = `(select id from ledger_posting where key = '${before}')`;
  await plant(
    `delete from ledger_entry where posting_id = ${first}`,
    `delete from ledger_posting where key = '${before}'`,
  );
  expect((await check('new')).faults).toEqual([]);
  expect((await check('all')).faults.join()).toMatch(/a line before this one is missing/);
  expect((await check('all')).faults.join()).toMatch(/checkpoint is not the sum/);
  expect((await check('new')).faults).not.toEqual([]);
});
