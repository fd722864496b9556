import { sql } from 'drizzle-orm';
import type { LedgerUnit, QuotaUnit } from '#contract/ledger-units.ts';
import type { Database } from '#server/platform/database/database.ts';
import { holdAccount, inOrder, platformAccount } from './accounts.ts';
import { type Line, post, postingOf } from './post.ts';

interface Back {
  companyId: string;
  orderId: string;
  amount: bigint;
  key: string;
  note: string;
  actorId: string | null;
  now: Date;
}

interface BoughtLot {
  id: string;
  account_id: string;
  unit: QuotaUnit;
  remaining: bigint;
}

/** What is left of what an order brought; the accounts are held. */
async function heldLots(tx: Database, companyId: string, orderId: string): Promise<BoughtLot[]> {
  const { rows: units } = await tx.execute<{ unit: LedgerUnit }>(sql`
    select distinct account.unit from ledger_lot as lot join ledger_account as account on account.id = lot.account_id
    where lot.order_id = ${orderId}`);
  for (const unit of inOrder(units.map((row) => row.unit))) await holdAccount(tx, companyId, unit);
  const { rows } = await tx.execute<{ id: string; account_id: string; unit: QuotaUnit; remaining: string }>(sql`
    select lot.id::text, lot.account_id::text, account.unit, lot.remaining::text
    from ledger_lot as lot join ledger_account as account on account.id = lot.account_id
    where lot.order_id = ${orderId} and lot.remaining > 0 order by account.unit, lot.id`);
  return rows.map((row) => ({ ...row, remaining: BigInt(row.remaining) }));
}

/** What is left of each unit that an order brought, to say what is to be given back for it. */
export async function leftOfOrder(db: Database, orderId: string): Promise<Partial<Record<QuotaUnit, number>>> {
  const { rows } = await db.execute<{ unit: QuotaUnit; remaining: string }>(sql`
    select account.unit, sum(lot.remaining)::text as remaining
    from ledger_lot as lot join ledger_account as account on account.id = lot.account_id
    where lot.order_id = ${orderId} group by account.unit`);
  return Object.fromEntries(rows.map(({ unit, remaining }) => [unit, Number(remaining)]));
}

/**
 * Takes an order back by entries against it: what is left of its quotas goes, and of its income so much becomes the company's
 * money again. With `sold` false it had not taken effect yet, and only the money was there.
 */
export async function takeBack(tx: Database, { amount, ...back }: Back, sold: boolean): Promise<boolean> {
  const { companyId, orderId, key } = back;
  const own = await holdAccount(tx, companyId, 'fen');
  if (await postingOf(tx, key)) return false;
  if (!sold) return true;
  const lines: Line[] = [
    { accountId: await platformAccount(tx, 'income', 'fen'), amount: -amount },
    { accountId: own, amount },
  ];
  for (const lot of await heldLots(tx, companyId, orderId)) {
    lines.push({ accountId: lot.account_id, amount: -lot.remaining, lotId: lot.id });
    lines.push({ accountId: await platformAccount(tx, 'issued', lot.unit), amount: lot.remaining });
  }
  await post(tx, { ...back, kind: 'take-back' }, lines);
  return true;
}

/** The money leaves: it is no longer the company's balance but in its bank. */
export async function payOut(tx: Database, { amount, ...back }: Back): Promise<boolean> {
  const own = await holdAccount(tx, back.companyId, 'fen');
  if (await postingOf(tx, back.key)) return false;
  await post(tx, { ...back, kind: 'payout' }, [
    { accountId: own, amount: -amount },
    { accountId: await platformAccount(tx, 'cash', 'fen'), amount },
  ]);
  return true;
}
