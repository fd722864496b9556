import { sql } from 'drizzle-orm';
import { movesFor } from '#contract/machine.ts';
import { fileLinks } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { pick } from '#server/platform/pick.ts';
import type { Order, OrderLine } from '../contract/order-shapes.ts';
import { order as machine } from '../contract/order-state.ts';
import { type OrderRow, stateOf } from './store.ts';

type Side = 'recruiter' | 'operator';

/** Requested or issued invoices of orders. */
async function invoicesOf(db: Database, ids: readonly string[]): Promise<Map<string, 'requested' | 'issued'>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ order_id: string; status: 'requested' | 'issued' }>(sql`
    select order_id::text, status from invoice
    where order_id = any(${sql.param(ids)}::bigint[]) and status <> 'rejected'`);
  return new Map(rows.map((row) => [row.order_id, row.status]));
}

/** Orders as a list shows them, with the reader's moves. */
export async function presentLines(
  db: Database,
  rows: readonly OrderRow[],
  side: Side,
  now: Date,
): Promise<OrderLine[]> {
  const invoices = await invoicesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const status = stateOf(row, now);
    return {
      ...pick(row, 'id', 'number', 'packageName', 'units', 'validDays', 'method', 'reason'),
      status,
      price: Number(row.price),
      refundAmount: row.refundAmount === null ? null : Number(row.refundAmount),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      fulfilledAt: row.fulfilledAt?.toISOString() ?? null,
      invoice: invoices.get(row.id) ?? null,
      moves: movesFor(machine, status, side).filter((move) => move !== 'submit-voucher' || row.method === 'transfer'),
    };
  });
}

interface EventRow extends Record<string, unknown> {
  move: string;
  note: string;
  at: Date;
}

/** Details of an order's page: the voucher, by a link that expires, and its history. */
export async function detailOf(
  deps: Deps,
  db: Database,
  row: OrderRow,
): Promise<Pick<Order, 'voucher' | 'voucherNote' | 'events'>> {
  const links = await fileLinks({ ...deps, db }, row.voucherId ? [row.voucherId] : []);
  const found = row.voucherId ? links.get(row.voucherId) : undefined;
  const { rows } = await db.execute<EventRow>(sql`
    select move, note, at from sales_order_event where order_id = ${row.id} order by at, id`);
  return {
    voucher: found ? pick(found, 'id', 'name', 'type', 'url') : null,
    voucherNote: row.voucherNote,
    events: inOrder(rows).map(({ move, note, at }) => ({
      move,
      note,
      at: new Date(at).toISOString(),
    })),
  };
}

/** Paid and fulfilled share one moment: the payment comes first. */
const inOrder = (rows: EventRow[]) =>
  rows.sort(
    (a, b) =>
      new Date(a.at).getTime() - new Date(b.at).getTime() || (a.move === 'fulfil' ? 1 : b.move === 'fulfil' ? -1 : 0),
  );
