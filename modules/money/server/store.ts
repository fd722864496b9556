import { and, eq } from 'drizzle-orm';
import type { Who } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { eventOf, type Flow, saveIn, transition } from '#server/platform/transition.ts';
import { order as machine, type OrderMove, type OrderState, orderStateAt } from '../contract/order-state.ts';
import { salesOrder, salesOrderEvent } from '../schema.ts';

export type OrderRow = typeof salesOrder.$inferSelect;

/** A locked order, with its current state. */
export interface LockedOrder extends OrderRow {
  state: OrderState;
}

export const stateOf = (row: Pick<OrderRow, 'status' | 'expiresAt'>, now: Date): OrderState =>
  orderStateAt(row.status, row.expiresAt, now);

const absent = () => appError('NOT_FOUND', { message: '订单不存在' });

/**
 * Locks an order; for a company only its own.
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

const save = saveIn(salesOrder);

const orderFlow: Flow<LockedOrder, OrderState, OrderMove, OrderRow> = {
  machine,
  stateOf: ({ state }) => state,
  save: async (db, rows, change) => (await save(db, rows, change)).map((row) => ({ ...row, state: change.to })),
  record: (db, moves) =>
    db.insert(salesOrderEvent).values(moves.map((moved) => ({ ...eventOf(moved), orderId: moved.row.id }))),
};

interface Step {
  move: OrderMove;
  who: Who;
  actorId: string | null;
  note?: string;
  now: Date;
  values?: Partial<OrderRow>;
}

/**
 * Makes a move of a locked order and records the event.
 * @throws AppError ILLEGAL_MOVE
 */
export async function moveOrder(tx: Database, locked: LockedOrder, { now, ...step }: Step): Promise<LockedOrder> {
  return transition({ db: tx, now }, orderFlow, locked, { note: '', ...step });
}
