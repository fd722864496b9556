import type { QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { lockAccount, platformAccount } from './accounts.ts';
import { givingLines } from './grant.ts';
import { type Line, post, postingOf } from './post.ts';

export interface MoneyMove {
  companyId: string;
  orderId?: string;
  amount: bigint;
  key: string;
  note: string;
  actorId?: string | null;
  now: Date;
}

/** Incoming money; it belongs to the company until it buys something. */
export async function takeMoney(tx: Database, kind: 'payment' | 'deposit', move: MoneyMove): Promise<boolean> {
  const own = await lockAccount(tx, move.companyId, 'fen');
  if (await postingOf(tx, move.key)) return false;
  const { amount, ...posting } = move;
  const cash = await platformAccount(tx, 'cash', 'fen');
  await post(tx, { ...posting, kind }, [
    { accountId: own, amount },
    { accountId: cash, amount: -amount },
  ]);
  return true;
}

/** The company's balance in fen; locks its account. */
export async function lockedBalance(tx: Database, companyId: string): Promise<bigint> {
  const own = await lockAccount(tx, companyId, 'fen');
  const row = await rowOf(tx, { balance: 'string' })`select balance::text from ledger_account where id = ${own}`;
  return BigInt(row?.balance ?? 0);
}

interface Sale extends MoneyMove {
  orderId: string;
  units: Partial<Record<QuotaUnit, number>>;
  validDays: number;
}

/** Fulfils an order in one posting: its price becomes income, its quotas the company's. */
export async function sell(tx: Database, { amount, units, validDays, ...move }: Sale): Promise<boolean> {
  const own = await lockAccount(tx, move.companyId, 'fen');
  if (await postingOf(tx, move.key)) return false;
  const lines: Line[] = [
    { accountId: own, amount: -amount },
    { accountId: await platformAccount(tx, 'income', 'fen'), amount },
    ...(await givingLines(tx, { companyId: move.companyId, units, validDays, now: move.now }, move.orderId)),
  ];
  await post(tx, { ...move, kind: 'fulfil' }, lines);
  return true;
}
