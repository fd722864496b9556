import { sell, takeMoney } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orderWords, tellBuyer } from '../notify.ts';
import { type HeldOrder, moveOrder } from '../store.ts';

interface Payer {
  move: 'pay' | 'confirm-voucher';
  who: 'provider' | 'operator' | 'system';
  actorId: string | null;
  providerNumber?: string;
  now: Date;
}

/**
 * The money of an order is there: it is paid, and takes effect at once, in the caller's transaction. Each entry has the
 * order's key, so that nothing is written twice whoever tries.
 */
export async function payOrder(tx: Database, held: HeldOrder, payer: Payer): Promise<HeldOrder> {
  const { now, actorId, move, who, providerNumber } = payer;
  const paid = await moveOrder(
    tx,
    held,
    move,
    { who, actorId, now },
    { paidAt: now, ...(providerNumber ? { providerNumber } : {}) },
  );
  const entry = { companyId: held.companyId, orderId: held.id, amount: held.price, actorId, now };
  // From its own balance the money is with the company already.
  if (who !== 'system')
    await takeMoney(tx, 'payment', { ...entry, key: `order:${held.id}:paid`, note: `订单 ${held.number} 付款` });
  const { units, validDays } = held;
  const note = `订单 ${held.number} ${held.packageName}`;
  await sell(tx, { ...entry, units, validDays, key: `order:${held.id}:fulfil`, note });
  const done = await moveOrder(tx, paid, 'fulfil', { who: 'system', actorId: null, now }, { fulfilledAt: now });
  const body = `${orderWords(held)}的权益已发放，有效期 ${validDays} 天。`;
  await tellBuyer(tx, held, { kind: 'order.fulfilled', title: '订单已生效', body, key: 'fulfilled' }, now);
  return done;
}
