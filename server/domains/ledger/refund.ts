import type { LedgerUnit, QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { inOrder, lockAccount, platformAccount } from './accounts.ts';
import type { MoneyMove } from './money.ts';
import { type Line, post, postingOf } from './post.ts';

type Back = Required<MoneyMove>;

interface BoughtLot {
  id: string;
  account_id: string;
  unit: QuotaUnit;
  remaining: bigint;
}

/** The remaining units of an order; locks the accounts. */
async function lockedLots(tx: Database, companyId: string, orderId: string): Promise<BoughtLot[]> {
  const units = await rowsOf(tx, { unit: typed<LedgerUnit>() })`
    select distinct account.unit from ledger_lot as lot join ledger_account as account on account.id = lot.account_id
    where lot.order_id = ${orderId}`;
  for (const unit of inOrder(units.map((row) => row.unit))) await lockAccount(tx, companyId, unit);
  const rows = await rowsOf(tx, { id: 'string', account_id: 'string', unit: typed<QuotaUnit>(), remaining: 'string' })`
    select lot.id::text, lot.account_id::text, account.unit, lot.remaining::text
    from ledger_lot as lot join ledger_account as account on account.id = lot.account_id
    where lot.order_id = ${orderId} and lot.remaining > 0 order by account.unit, lot.id`;
  return rows.map((row) => ({ ...row, remaining: BigInt(row.remaining) }));
}

/** The remaining units of an order, to compute its refund. */
export async function leftOfOrder(db: Database, orderId: string): Promise<Partial<Record<QuotaUnit, number>>> {
  const rows = await rowsOf(db, { unit: typed<QuotaUnit>(), remaining: 'string' })`
    select account.unit, sum(lot.remaining)::text as remaining
    from ledger_lot as lot join ledger_account as account on account.id = lot.account_id
    where lot.order_id = ${orderId} group by account.unit`;
  return Object.fromEntries(rows.map(({ unit, remaining }) => [unit, Number(remaining)]));
}

/**
 * Reverses an order: its remaining quotas are removed, and the corresponding income becomes a liability. It is not credited to
 * the balance, so it cannot be spent meanwhile. With `sold` false the order was not fulfilled yet, and the company's own money
 * becomes the liability.
 */
export async function takeBack(tx: Database, { amount, ...back }: Back, sold: boolean): Promise<boolean> {
  const { companyId, orderId, key } = back;
  const own = await lockAccount(tx, companyId, 'fen');
  if (await postingOf(tx, key)) return false;
  const lines: Line[] = [
    { accountId: sold ? await platformAccount(tx, 'income', 'fen') : own, amount: -amount },
    { accountId: await platformAccount(tx, 'payable', 'fen'), amount },
  ];
  for (const lot of sold ? await lockedLots(tx, companyId, orderId) : []) {
    lines.push({ accountId: lot.account_id, amount: -lot.remaining, lotId: lot.id });
    lines.push({ accountId: await platformAccount(tx, 'issued', lot.unit), amount: lot.remaining });
  }
  await post(tx, { ...back, kind: 'take-back' }, lines);
  return true;
}

/** Pays out the liability: to the company's bank, or to its balance if it was paid from that. */
export async function payOut(tx: Database, { amount, ...back }: Back, to: 'cash' | 'own'): Promise<boolean> {
  const own = await lockAccount(tx, back.companyId, 'fen');
  if (await postingOf(tx, back.key)) return false;
  await post(tx, { ...back, kind: to === 'own' ? 'refund' : 'payout' }, [
    { accountId: await platformAccount(tx, 'payable', 'fen'), amount: -amount },
    { accountId: to === 'own' ? own : await platformAccount(tx, 'cash', 'fen'), amount },
  ]);
  return true;
}
