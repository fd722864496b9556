import { eq, sql } from 'drizzle-orm';
import { yuanText } from '#contract/money.ts';
import { providerPayment, salesOrder } from '#database/schema/orders.ts';
import { takeMoney } from '#server/domains/ledger/public.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { notifyBuyer } from '../notify.ts';
import { type LockedOrder, lockOrder, stateOf } from '../store.ts';
import { payOrder } from './pay.ts';
import type { ProviderName } from './providers/open-provider.ts';
import type { PaymentNotice } from './providers/provider.ts';

export type Outcome = 'paid' | 'deposited' | 'again' | 'unknown';

/**
 * Processes a payment verified by a provider, once. It pays its order if that is still open and the amount is right; a late,
 * repeated or different payment is credited to the company's balance.
 */
export async function takePayment(
  tx: Database,
  provider: ProviderName,
  notice: PaymentNotice,
  now: Date,
): Promise<Outcome> {
  const { providerNumber, fen: amount } = notice;
  const [found] = await tx
    .select({ id: salesOrder.id })
    .from(salesOrder)
    .where(eq(salesOrder.number, notice.orderNumber));
  if (!found) return 'unknown';
  const locked = await lockOrder(tx, found.id, now);
  const { rowCount } = await tx.execute(sql`
    select 1 from provider_payment where provider = ${provider} and provider_number = ${providerNumber}`);
  if (rowCount) return 'again';
  // Paid in time, reported late: accepted as long as nobody has recorded the order's expiry.
  const waiting: LockedOrder = { ...locked, state: stateOf(locked, notice.paidAt < now ? notice.paidAt : now) };
  const isRight = waiting.state === 'created' && amount === locked.price;
  const outcome = isRight ? 'paid' : 'deposited';
  await tx.insert(providerPayment).values({ provider, providerNumber, orderId: locked.id, amount, outcome, at: now });
  if (isRight) await payOrder(tx, waiting, { move: 'pay', who: 'provider', actorId: null, providerNumber, now });
  else await deposit({ db: tx, now }, locked, provider, notice);
  return outcome;
}

async function deposit(
  { db: tx, now }: Act,
  locked: LockedOrder,
  provider: ProviderName,
  { providerNumber, fen: amount }: PaymentNotice,
) {
  const key = `deposit:${provider}:${providerNumber}`;
  const note = `订单 ${locked.number} 的付款转入余额`;
  await takeMoney(tx, 'deposit', { companyId: locked.companyId, orderId: locked.id, amount, key, note, now });
  const body = `收到订单 ${locked.number} 的付款 ¥${yuanText(amount)}，但该订单已不能用它付款。款项已转入单位余额，可用于下单或联系客服退款。`;
  await notifyBuyer(tx, locked, { kind: 'order.deposited', title: '付款已转入余额', body, key }, now);
}
