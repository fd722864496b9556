import { eq } from 'drizzle-orm';
import { fenOf, yuanText } from '#contract/money.ts';
import type { Config } from '#server/config.ts';
import { takeBack } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { salesOrder } from '../schema.ts';
import { keepFirstEyes } from './company-moves.ts';
import { notifyBuyer, orderWords } from './notify.ts';
import { finishRefund, refuseWhileProviderPays } from './payments/finish-refund.ts';
import { payOrder } from './payments/pay.ts';
import { refundableNow } from './payments/refundable.ts';
import { askProvider } from './payments/send-refund.ts';
import { type LockedOrder, lockOrder, moveOrder } from './store.ts';

type OperatorAction =
  | { move: 'confirm-voucher'; amount: number; reference: string }
  | { move: 'reject-voucher'; reason: string }
  | { move: 'refund'; amount: number; reason: string }
  | { move: 'finish-refund'; reason: string };

/** Whether an order needs two operators. */
export const needsTwo = (price: bigint, config: Pick<Config, 'FOUR_EYES_YUAN'>): boolean =>
  price > BigInt(fenOf(config.FOUR_EYES_YUAN) ?? 0);

/**
 * An operator's move on an order.
 * @returns what was done: `first-eyes` and `refund-first` where a second operator has to confirm
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT (the same operator twice), INVALID_INPUT
 */
export async function moveByOperator(
  tx: Database,
  deps: Pick<Deps, 'config' | 'jobs'>,
  { orderId, operatorId, now }: { orderId: string; operatorId: string; now: Date },
  action: OperatorAction,
): Promise<OperatorAction['move'] | 'first-eyes' | 'refund-first'> {
  const locked = await lockOrder(tx, orderId, now);
  const step = { who: 'operator', actorId: operatorId, now } as const;
  switch (action.move) {
    case 'confirm-voucher': {
      if (locked.state !== 'voucher-submitted') throw appError('ILLEGAL_MOVE');
      if (BigInt(action.amount) !== locked.price) {
        const price = `到账金额须与订单金额 ¥${yuanText(locked.price)} 一致，不一致时请驳回凭证并说明`;
        throw fieldError('body.amount', price);
      }
      if (needsTwo(locked.price, deps.config)) {
        if (!locked.firstEyesId) {
          await keepFirstEyes(tx, locked, operatorId, now);
          return 'first-eyes';
        }
        if (locked.firstEyesId === operatorId)
          throw appError('CONFLICT', { message: '大额订单须由另一位运营再次确认' });
      }
      await payOrder(tx, locked, { ...step, move: action.move, note: `银行流水 ${action.reference}` });
      return action.move;
    }
    case 'reject-voucher': {
      const { move, reason } = action;
      await moveOrder(tx, locked, { ...step, move, note: reason, values: { reason } });
      const body = `${orderWords(locked)}的转账凭证未通过：${reason}。请重新下单。`;
      const notice = { title: '转账凭证未通过', body, key: 'rejected' };
      await notifyBuyer(tx, locked, { kind: 'order.voucher-rejected', ...notice }, now);
      return move;
    }
    case 'refund':
      return refund({ db: tx, deps, operatorId, now }, locked, action);
    case 'finish-refund':
      await refuseWhileProviderPays(tx, orderId);
      return finishRefund(tx, locked, { who: 'operator', actorId: operatorId, note: action.reason, now });
  }
}

/**
 * Whether a second operator confirms a refund above the limit; the first one's request is stored, and only they may change it.
 * @throws AppError CONFLICT (the same operator twice), INVALID_INPUT for another amount than the first operator's
 */
async function isSecondWord(tx: Database, locked: LockedOrder, operatorId: string, amount: bigint): Promise<boolean> {
  const { refundFirstId, refundFirstAmount: first } = locked;
  const isOwn = refundFirstId === operatorId;
  if (isOwn && first === amount) throw appError('CONFLICT', { message: '大额退款须由另一位运营再次确认' });
  if (refundFirstId && !isOwn) {
    if (first === amount) return true;
    throw fieldError('body.amount', `须与首位运营提出的退款金额 ¥${yuanText(first ?? 0n)} 一致`);
  }
  await tx
    .update(salesOrder)
    .set({ refundFirstId: operatorId, refundFirstAmount: amount })
    .where(eq(salesOrder.id, locked.id));
  return false;
}

async function refund(
  { db: tx, deps, operatorId, now }: DbContext<{ deps: Pick<Deps, 'config' | 'jobs'>; operatorId: string }>,
  locked: LockedOrder,
  { amount, reason }: { amount: number; reason: string },
) {
  const refundAmount = BigInt(amount);
  if (locked.state !== 'paid' && locked.state !== 'fulfilled') throw appError('ILLEGAL_MOVE');
  const { refundable } = await refundableNow(tx, locked);
  if (refundAmount > refundable) {
    const most = refundable > 0n ? `退款金额不能超过可退的 ¥${yuanText(refundable)}` : '权益已用完，没有可退的金额';
    throw fieldError('body.amount', most);
  }
  const sold = locked.state === 'fulfilled';
  if (!sold && refundAmount !== locked.price) throw fieldError('body.amount', '未生效的订单须全额退款');
  // By the price of the order: parts of a large one would otherwise go out with one pair of eyes.
  if (needsTwo(locked.price, deps.config) && !(await isSecondWord(tx, locked, operatorId, refundAmount))) {
    return 'refund-first' as const;
  }
  const step = { who: 'operator', actorId: operatorId, note: reason, now } as const;
  await moveOrder(tx, locked, { ...step, move: 'refund', values: { refundAmount, reason } });
  const entry = { companyId: locked.companyId, orderId: locked.id, amount: refundAmount, actorId: operatorId, now };
  await takeBack(
    tx,
    { ...entry, key: `order:${locked.id}:take-back`, note: `订单 ${locked.number} 退款：${reason}` },
    sold,
  );
  await askProvider({ db: tx, now }, deps, locked, refundAmount);
  const body = `${orderWords(locked)}正在退款 ¥${yuanText(refundAmount)}：${reason}`;
  await notifyBuyer(tx, locked, { kind: 'order.refunding', title: '订单退款中', body, key: 'refunding' }, now);
  return 'refund' as const;
}
