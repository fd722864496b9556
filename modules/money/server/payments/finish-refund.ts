import { and, eq } from 'drizzle-orm';
import { yuanText } from '#contract/money.ts';
import { payOut } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { providerRefund } from '../../schema.ts';
import { notifyBuyer, orderWords } from '../notify.ts';
import { type LockedOrder, moveOrder } from '../store.ts';

interface Step {
  who: 'operator' | 'provider';
  actorId: string | null;
  note: string;
  now: Date;
}

/**
 * Refuses another way of refunding while a provider's refund is pending; allowed only after the provider refused.
 * @throws AppError ILLEGAL_MOVE
 */
export async function refuseWhileProviderPays(tx: Database, orderId: string): Promise<void> {
  const [refund] = await tx.select().from(providerRefund).where(eq(providerRefund.orderId, orderId));
  if (refund?.status === 'waiting' && refund.problem === '')
    throw appError('ILLEGAL_MOVE', { message: '正在由支付平台原路退回，到账后自动完成' });
}

/** The money was refunded: the order is complete. */
export async function finishRefund(tx: Database, locked: LockedOrder, { who, actorId, note, now }: Step) {
  await moveOrder(tx, locked, { move: 'finish-refund', who, actorId, note, now });
  await tx
    .update(providerRefund)
    .set({ status: who === 'provider' ? 'done' : 'by-hand', problem: '', doneAt: now })
    .where(and(eq(providerRefund.orderId, locked.id), eq(providerRefund.status, 'waiting')));
  const amount = locked.refundAmount ?? locked.price;
  const entry = { companyId: locked.companyId, orderId: locked.id, amount, actorId, now };
  const refundNote = `订单 ${locked.number} 退款：${note}`;
  await payOut(
    tx,
    { ...entry, key: `order:${locked.id}:payout`, note: refundNote },
    locked.method === 'balance' ? 'own' : 'cash',
  );
  const body = `${orderWords(locked)}的退款 ¥${yuanText(amount)} 已转出。`;
  await notifyBuyer(tx, locked, { kind: 'order.refunded', title: '退款已转出', body, key: 'refunded' }, now);
  return 'finish-refund' as const;
}
