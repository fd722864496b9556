import type { QuotaUnit } from '#contract/ledger/ledger-units.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inOrder, lockAccount, platformAccount } from './accounts.ts';
import { days, openLot } from './consume.ts';
import { type Line, post, postingOf } from './post.ts';

interface Gift {
  companyId: string;
  units: Partial<Record<QuotaUnit, number>>;
  validDays: number;
  key: string;
  reason: string;
  actorId?: string | null;
  now: Date;
}

/** The ledger lines that give a company an amount of each unit: one lot per unit. Locks the accounts. */
export async function givingLines(
  tx: Database,
  { companyId, units, validDays, now }: Omit<Gift, 'key' | 'reason'>,
  orderId?: string,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const unit of inOrder(Object.keys(units) as QuotaUnit[])) {
    const amount = BigInt(units[unit as QuotaUnit] ?? 0);
    if (amount <= 0n) continue;
    const own = await lockAccount(tx, companyId, unit);
    const lotId = await openLot({ db: tx, accountId: own, now }, days(now, validDays), orderId);
    lines.push({ accountId: own, amount, lotId });
    lines.push({ accountId: await platformAccount(tx, 'issued', unit), amount: -amount });
  }
  return lines;
}

/**
 * Gives a company quotas without an order.
 * @returns false if this key was granted already
 */
export async function grant(tx: Database, gift: Gift): Promise<boolean> {
  const { companyId, key, reason, actorId, now } = gift;
  // The first account in lock order is locked before the key is checked, as everywhere.
  await lockAccount(tx, companyId, 'fen');
  if (await postingOf(tx, key)) return false;
  const lines = await givingLines(tx, gift);
  if (lines.length === 0) return false;
  await post(tx, { key, kind: 'grant', companyId, note: reason, actorId, now }, lines);
  return true;
}
