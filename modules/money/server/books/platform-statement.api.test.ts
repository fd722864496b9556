import { afterAll, expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { takeMoney } from '#server/domains/ledger/public.ts';
import { givenCompany } from '#server/platform/testing/fixtures.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { platformStatementOf } from './routes.ts';

const { deps, clock, close } = await useTestDeps();
const { db } = deps;
afterAll(close);

const deposit = async (amount: bigint) => {
  const { id: companyId } = await givenCompany(db);
  const orderId = newId();
  const given = { companyId, orderId, amount, key: `deposit:${orderId}`, note: '转入余额', now: clock.now() };
  await db.transaction((tx) => takeMoney(tx, 'deposit', given));
};

test('a statement of the platform runs on from the first entry, whatever time is asked for', async () => {
  await deposit(100n);
  clock.advance(86_400_000);
  await deposit(30n);
  const { lines } = await platformStatementOf(db, 'cash', {});
  const [latest, before] = lines;
  expect([latest?.amount, before?.amount]).toEqual([30, 100]);
  expect(latest?.balance).toBe(130);
  expect(before?.balance).toBe(100);
  expect(latest?.note).toContain('：');
  const today = await platformStatementOf(db, 'cash', { from: clock.now().toISOString() });
  expect(today.lines).toEqual([latest]);
});
