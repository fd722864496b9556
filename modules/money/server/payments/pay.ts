import { sell, takeMoney } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { notifyBuyer, orderWords } from '../notify.ts';
import { type LockedOrder, moveOrder } from '../store.ts';

interface Payer {
  move: 'pay' | 'confirm-voucher';
  who: 'provider' | 'operator' | 'system';
  actorId: string | null;
  providerNumber?: string;
  /** Stored with the move. */
  note?: string;
  now: Date;
}

/**
 * Marks an order as paid and fulfils it at once, in the caller's transaction. Each entry is keyed by the order, so nothing is
 * booked twice.
 */
export async function payOrder(tx: Database, locked: LockedOrder, payer: Payer): Promise<LockedOrder> {
  const { now, actorId, move, who, providerNumber, note: paidBy } = payer;
  const paid = await moveOrder(tx, locked, {
    move,
    who,
    actorId,
    now,
    ...(paidBy ? { note: paidBy } : {}),
    values: { paidAt: now, ...(providerNumber ? { providerNumber } : {}) },
  });
  const entry = { companyId: locked.companyId, orderId: locked.id, amount: locked.price, actorId, now };
  // A payment from the balance uses money that the company already has.
  if (who !== 'system')
    await takeMoney(tx, 'payment', { ...entry, key: `order:${locked.id}:paid`, note: `订单 ${locked.number} 付款` });
  const { units, validDays } = locked;
  const note = `订单 ${locked.number} ${locked.packageName}`;
  await sell(tx, { ...entry, units, validDays, key: `order:${locked.id}:fulfil`, note });
  const done = await moveOrder(tx, paid, {
    move: 'fulfil',
    who: 'system',
    actorId: null,
    now,
    values: { fulfilledAt: now },
  });
  const body = `${orderWords(locked)}的权益已发放，有效期 ${validDays} 天。`;
  await notifyBuyer(tx, locked, { kind: 'order.fulfilled', title: '订单已生效', body, key: 'fulfilled' }, now);
  return done;
}
