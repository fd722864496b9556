import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { payMethods } from '../../contract/order-shapes.ts';
import { providerRefund, salesOrder } from '../../schema.ts';
import { type LockedOrder, lockOrder, type OrderRow } from '../store.ts';
import { finishRefund } from './finish-refund.ts';
import { isProviderName, openProvider, type ProviderName } from './providers/open-provider.ts';
import { Forged, RefundFailed, type RefundNotice } from './providers/provider.ts';

export const REFUND_JOB = 'order.refund';

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 3_600_000;

const pauseAfter = (attempts: number) => Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);

/**
 * Refunds an order that was paid online through its provider: requested once this transaction commits, and repeated until it
 * succeeds.
 * @returns whether the order was paid online
 */
export async function askProvider(
  { db: tx, now }: DbContext,
  { jobs }: Pick<Deps, 'jobs'>,
  locked: LockedOrder,
  amount: bigint,
) {
  if (!isProviderName(locked.method) || !locked.providerNumber) return false;
  const request = { provider: locked.method, number: `R${locked.number}`, amount, requestedAt: now };
  await tx.insert(providerRefund).values({ ...request, orderId: locked.id });
  await jobs.enqueue(tx, REFUND_JOB, { id: locked.id });
  return true;
}

type RefundRow = typeof providerRefund.$inferSelect;

async function ask(deps: Deps, order: OrderRow, { provider: name, number, amount }: RefundRow) {
  const provider = openProvider(deps.config, name as ProviderName, () => deps.clock.now());
  if (!provider) throw new RefundFailed(`${payMethods[name as ProviderName]}已停用，请另行转账退款`);
  const reason = order.reason ?? '';
  return provider.refund({ orderNumber: order.number, number, fen: amount, total: order.price, reason });
}

/**
 * The outbox's part: request once, and schedules a retry until the money was refunded. After a crash it repeats the request
 * under the same number and learns the result.
 */
export async function sendRefund(deps: Deps, tx: Database, orderId: string): Promise<void> {
  const [found] = await tx
    .select({ order: salesOrder, refund: providerRefund })
    .from(providerRefund)
    .innerJoin(salesOrder, eq(salesOrder.id, providerRefund.orderId))
    .where(and(eq(providerRefund.orderId, orderId), eq(providerRefund.status, 'waiting')));
  if (!found) return;
  const answer = await ask(deps, found.order, found.refund).catch((error: unknown) => {
    if (error instanceof RefundFailed) return error;
    if (error instanceof Forged) return new RefundFailed('支付平台的应答没有通过签名校验');
    throw error;
  });
  const now = deps.clock.now();
  if (answer === 'done') return settleRefund(tx, orderId, now);
  const problem = answer === 'waiting' ? '' : answer.message;
  if (problem) deps.log.warn({ orderNumber: found.order.number, problem }, 'refund not given by the provider');
  const attempts = found.refund.attempts + 1;
  await tx.update(providerRefund).set({ attempts, problem, triedAt: now }).where(eq(providerRefund.orderId, orderId));
  const runAt = new Date(now.getTime() + pauseAfter(found.refund.attempts));
  await deps.jobs.enqueue(tx, REFUND_JOB, { id: orderId }, { runAt });
}

async function settleRefund(tx: Database, orderId: string, now: Date): Promise<void> {
  const locked = await lockOrder(tx, orderId, now);
  if (locked.state !== 'refunding') return;
  const note = `${payMethods[locked.method as ProviderName]}原路退回`;
  await finishRefund(tx, locked, { who: 'provider', actorId: null, note: note, now });
}

/** A provider reports a completed refund. Idempotent, also after an operator's confirmation. */
export async function takeRefund(
  tx: Database,
  notice: RefundNotice,
  now: Date,
): Promise<'refunded' | 'again' | 'unknown'> {
  const [found] = await tx.select().from(providerRefund).where(eq(providerRefund.number, notice.refundNumber));
  if (!found || found.amount !== notice.fen) return 'unknown';
  if (found.status !== 'waiting') return 'again';
  await settleRefund(tx, found.orderId, now);
  return 'refunded';
}
