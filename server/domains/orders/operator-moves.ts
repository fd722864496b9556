import { eq } from 'drizzle-orm';
import { fenOf, yuanText } from '#contract/money.ts';
import { salesOrder } from '#database/schema/orders.ts';
import type { Config } from '#server/config.ts';
import { takeBack } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { keepFirstEyes } from './company-moves.ts';
import { orderWords, tellBuyer } from './notify.ts';
import { finishRefund, refuseWhileProviderPays } from './payments/finish-refund.ts';
import { payOrder } from './payments/pay.ts';
import { refundableNow } from './payments/refundable.ts';
import { askProvider } from './payments/send-refund.ts';
import { type HeldOrder, holdOrder, moveOrder } from './store.ts';

export type OperatorDeed =
  | { move: 'confirm-voucher' }
  | { move: 'reject-voucher'; reason: string }
  | { move: 'refund'; amount: number; reason: string }
  | { move: 'finish-refund'; reason: string };

/** Whether an order needs two operators, one after the other. */
export const needsTwo = (price: bigint, config: Pick<Config, 'FOUR_EYES_YUAN'>): boolean =>
  price > BigInt(fenOf(config.FOUR_EYES_YUAN) ?? 0);

/**
 * What an operator does with an order.
 * @returns what was done: `first-eyes` and `refund-first` where a second operator has to confirm
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT (the same operator twice), INVALID_INPUT
 */
export async function moveByOperator(
  tx: Database,
  deps: Pick<Deps, 'config' | 'jobs'>,
  { orderId, operatorId, now }: { orderId: string; operatorId: string; now: Date },
  deed: OperatorDeed,
): Promise<OperatorDeed['move'] | 'first-eyes' | 'refund-first'> {
  const held = await holdOrder(tx, orderId, now);
  const step = { who: 'operator', actorId: operatorId, now } as const;
  switch (deed.move) {
    case 'confirm-voucher': {
      if (held.state !== 'voucher-submitted') throw appError('ILLEGAL_MOVE');
      if (needsTwo(held.price, deps.config)) {
        if (!held.firstEyesId) {
          await keepFirstEyes(tx, held, operatorId, now);
          return 'first-eyes';
        }
        if (held.firstEyesId === operatorId) throw appError('CONFLICT', { message: '大额订单须由另一位运营再次确认' });
      }
      await payOrder(tx, held, { move: 'confirm-voucher', who: 'operator', actorId: operatorId, now });
      return deed.move;
    }
    case 'reject-voucher': {
      await moveOrder(tx, held, deed.move, { ...step, note: deed.reason }, { reason: deed.reason });
      const body = `${orderWords(held)}的转账凭证未通过：${deed.reason}。请重新下单。`;
      await tellBuyer(
        tx,
        held,
        { kind: 'order.voucher-rejected', title: '转账凭证未通过', body, key: 'rejected' },
        now,
      );
      return deed.move;
    }
    case 'refund':
      return refund(tx, deps, held, operatorId, deed, now);
    case 'finish-refund':
      await refuseWhileProviderPays(tx, orderId);
      return finishRefund(tx, held, { who: 'operator', actorId: operatorId, note: deed.reason, now });
  }
}

/**
 * Whether a second operator agrees to a refund over the limit; the first one's wish is kept, and may be changed by them alone.
 * @throws AppError CONFLICT (the same operator twice), INVALID_INPUT for another amount than the first operator's
 */
async function isSecondWord(tx: Database, held: HeldOrder, operatorId: string, amount: bigint): Promise<boolean> {
  const { refundFirstId, refundFirstAmount: first } = held;
  const isOwn = refundFirstId === operatorId;
  if (isOwn && first === amount) throw appError('CONFLICT', { message: '大额退款须由另一位运营再次确认' });
  if (refundFirstId && !isOwn) {
    if (first === amount) return true;
    throw fieldError('body.amount', `须与首位运营提出的退款金额 ¥${yuanText(first ?? 0n)} 一致`);
  }
  await tx
    .update(salesOrder)
    .set({ refundFirstId: operatorId, refundFirstAmount: amount })
    .where(eq(salesOrder.id, held.id));
  return false;
}

async function refund(
  tx: Database,
  deps: Pick<Deps, 'config' | 'jobs'>,
  held: HeldOrder,
  operatorId: string,
  { amount, reason }: { amount: number; reason: string },
  now: Date,
) {
  const refundAmount = BigInt(amount);
  if (held.state !== 'paid' && held.state !== 'fulfilled') throw appError('ILLEGAL_MOVE');
  const { refundable } = await refundableNow(tx, held);
  if (refundAmount > refundable) {
    const most = refundable > 0n ? `退款金额不能超过可退的 ¥${yuanText(refundable)}` : '权益已用完，没有可退的金额';
    throw fieldError('body.amount', most);
  }
  const sold = held.state === 'fulfilled';
  if (!sold && refundAmount !== held.price) throw fieldError('body.amount', '未生效的订单须全额退款');
  if (needsTwo(refundAmount, deps.config) && !(await isSecondWord(tx, held, operatorId, refundAmount))) {
    return 'refund-first' as const;
  }
  const step = { who: 'operator', actorId: operatorId, note: reason, now } as const;
  await moveOrder(tx, held, 'refund', step, { refundAmount, reason });
  const entry = { companyId: held.companyId, orderId: held.id, amount: refundAmount, actorId: operatorId, now };
  await takeBack(
    tx,
    { ...entry, key: `order:${held.id}:take-back`, note: `订单 ${held.number} 退款：${reason}` },
    sold,
  );
  await askProvider(tx, deps, held, refundAmount, now);
  const body = `${orderWords(held)}正在退款 ¥${yuanText(refundAmount)}：${reason}`;
  await tellBuyer(tx, held, { kind: 'order.refunding', title: '订单退款中', body, key: 'refunding' }, now);
  return 'refund' as const;
}
