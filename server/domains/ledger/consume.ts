import { type QuotaUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { ledgerLot } from '#database/schema/ledger.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { lockAccount, platformAccount } from './accounts.ts';
import { type Line, post, postingOf } from './post.ts';

interface Use {
  companyId: string;
  unit: QuotaUnit;
  count: number;
  /** Identifies the use, e.g. `refresh:<post>:<day>`. Idempotent per key. */
  key: string;
  /** The reason, as a statement shows it. */
  reason: string;
  actorId?: string | null;
  /** The message when there is not enough; default: the unit's own. */
  refusal?: string;
  now: Date;
}

/** The lots of a locked account. */
async function lotsOf(tx: Database, accountId: string) {
  const rows = await rowsOf(tx, { id: 'string', remaining: 'string', expires_at: 'string' })`
    select id::text, remaining::text, expires_at from ledger_lot where account_id = ${accountId} and remaining > 0
    order by expires_at, id`;
  return rows.map((row) => ({ id: row.id, remaining: BigInt(row.remaining), expiresAt: new Date(row.expires_at) }));
}

/**
 * Consumes purchased or granted units of a company, those that expire first before others. The caller grants free daily units
 * first. The company's account is locked, so concurrent calls cannot overdraw it.
 * @returns false if this key was used already; nothing is taken again
 * @throws AppError QUOTA_EXCEEDED
 */
export async function consume(
  tx: Database,
  { companyId, unit, count, key, reason, actorId, refusal, now }: Use,
): Promise<boolean> {
  const own = await lockAccount(tx, companyId, unit);
  const before = await postingOf(tx, key);
  if (before) {
    if (before.companyId !== companyId || before.kind !== 'consume')
      throw new Error(`the key ${key} means something else`);
    return false;
  }
  const picked = pickLots(await lotsOf(tx, own), BigInt(count), now);
  if (!picked) {
    const { label, measure } = quotaUnits[unit];
    throw appError('QUOTA_EXCEEDED', {
      message: refusal ?? `${label}的权益不足，还需 ${count} ${measure}，可在“结算”购买`,
    });
  }
  const lines: Line[] = picked.map(({ id, taken }) => ({ accountId: own, amount: -taken, lotId: id }));
  lines.push({ accountId: await platformAccount(tx, 'used', unit), amount: BigInt(count) });
  await post(tx, { key, kind: 'consume', companyId, note: reason, actorId, now }, lines);
  return true;
}

/** Validity of units returned to an expired lot. */
const GRACE_DAYS = 30;

/**
 * Returns what `consume` took under this key to the same lots; for an expired lot, to a new one of thirty days.
 * @returns false if nothing was taken under it, or everything was returned already
 */
export async function giveBack(
  tx: Database,
  key: string,
  { reason = '', now }: { reason?: string; now: Date },
): Promise<boolean> {
  const used = await rowOf(tx, { id: 'string', company_id: 'string', unit: 'string', note: 'string' })`
    select posting.id::text, posting.company_id::text, account.unit, posting.note
    from ledger_posting as posting join ledger_entry as entry on entry.posting_id = posting.id and entry.line = 0
    join ledger_account as account on account.id = entry.account_id
    where posting.key = ${key} and posting.kind = 'consume'`;
  if (!used) return false;
  await lockAccount(tx, used.company_id, used.unit as QuotaUnit);
  if (await postingOf(tx, `${key}:back`)) return false;
  const rows = await rowsOf(tx, { account_id: 'string', amount: 'string', lot_id: 'string?', expires_at: 'string?' })`
    select entry.account_id::text, entry.amount::text, entry.lot_id::text, lot.expires_at
    from ledger_entry as entry left join ledger_lot as lot on lot.id = entry.lot_id
    where entry.posting_id = ${used.id} order by entry.line`;
  const lines: Line[] = [];
  for (const { account_id: accountId, amount, lot_id: lotId, expires_at: expiresAt } of rows) {
    const holds = !expiresAt || new Date(expiresAt) > now;
    const lot = lotId && (holds ? lotId : await openLot({ db: tx, accountId, now }, days(now, GRACE_DAYS)));
    lines.push({ accountId, amount: -BigInt(amount), ...(lot ? { lotId: lot } : {}) });
  }
  const words = reason || `退回：${used.note}`;
  await post(
    tx,
    { key: `${key}:back`, kind: 'give-back', companyId: used.company_id, note: words, reversesId: used.id, now },
    lines,
  );
  return true;
}

export const days = (from: Date, count: number) => new Date(from.getTime() + count * dayMs);

/** A new lot, empty until a line fills it. */
export async function openLot(
  { db: tx, accountId, now }: DbContext<{ accountId: string }>,
  expiresAt: Date,
  orderId?: string,
): Promise<string> {
  const id = newId();
  await tx.insert(ledgerLot).values({ id, accountId, expiresAt, createdAt: now, orderId: orderId ?? null });
  return id;
}

export interface Lot {
  id: string;
  remaining: bigint;
  expiresAt: Date;
}

/**
 * Chooses lots for an amount: those that expire first are used first. Null if the unexpired lots are not enough. `lots` may be in
 * any order.
 */
export function pickLots(lots: readonly Lot[], count: bigint, now: Date): { id: string; taken: bigint }[] | null {
  const open = lots
    .filter(({ expiresAt, remaining }) => expiresAt > now && remaining > 0n)
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const picked: { id: string; taken: bigint }[] = [];
  let requested = count;
  for (const { id, remaining } of open) {
    if (requested === 0n) break;
    const taken = remaining < requested ? remaining : requested;
    picked.push({ id, taken });
    requested -= taken;
  }
  return requested === 0n ? picked : null;
}
