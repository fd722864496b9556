import { and, eq } from 'drizzle-orm';
import { next, type Who } from '#contract/machine.ts';
import { order as machine, type OrderMove, type OrderState, orderStateAt } from '#contract/orders/order-state.ts';
import { salesOrder, salesOrderEvent } from '#database/schema/orders.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

export type OrderRow = typeof salesOrder.$inferSelect;

/** An order held for a change, with the state that counts now. */
export interface LockedOrder extends OrderRow {
  state: OrderState;
}

export const stateOf = (row: Pick<OrderRow, 'status' | 'expiresAt'>, now: Date): OrderState =>
  orderStateAt(row.status as OrderState, row.expiresAt, now);

const absent = () => appError('NOT_FOUND', { message: '订单不存在' });

/**
 * The order, held to the end of the transaction; of a company only its own.
 * @throws AppError NOT_FOUND
 */
export async function lockOrder(tx: Database, id: string, now: Date, companyId?: string): Promise<LockedOrder> {
  const [row] = await tx
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.id, id), companyId ? eq(salesOrder.companyId, companyId) : undefined))
    .for('no key update');
  if (!row) throw absent();
  return { ...row, state: stateOf(row, now) };
}

/** @throws AppError NOT_FOUND */
export async function readOrder(db: Database, id: string, companyId?: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.id, id), companyId ? eq(salesOrder.companyId, companyId) : undefined));
  if (!row) throw absent();
  return row;
}

interface Step {
  who: Who;
  actorId: string | null;
  note?: string;
  now: Date;
}

/**
 * Makes a move of a held order, with its event.
 * @throws AppError ILLEGAL_MOVE
 */
export async function moveOrder(
  tx: Database,
  locked: LockedOrder,
  move: OrderMove,
  { who, actorId, note = '', now }: Step,
  values: Partial<OrderRow> = {},
): Promise<LockedOrder> {
  const from = move === 'expire' ? (locked.status as OrderState) : locked.state;
  const to = next(machine, from, move, who);
  if (!to) throw appError('ILLEGAL_MOVE');
  const [row] = await tx
    .update(salesOrder)
    .set({ ...values, status: to, updatedAt: now })
    .where(eq(salesOrder.id, locked.id))
    .returning();
  if (!row) throw absent();
  await tx
    .insert(salesOrderEvent)
    .values({ orderId: locked.id, fromStatus: from, move, toStatus: to, actorId, note, at: now });
  return { ...row, state: to };
}
