import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { salesOrder } from '../schema.ts';
import { notifyBuyer, orderWords } from './notify.ts';
import { moveOrder } from './store.ts';

const BATCH = 200;

/** Effects of time on orders: unpaid ones expire. */
export async function tickOrders(tx: Database, now: Date): Promise<void> {
  const late = await tx
    .select()
    .from(salesOrder)
    .where(sql`${salesOrder.status} = 'created' and ${salesOrder.expiresAt} <= ${now}`)
    .orderBy(salesOrder.expiresAt)
    .limit(BATCH)
    .for('no key update', { skipLocked: true });
  for (const row of late) {
    await moveOrder(tx, { ...row, state: 'created' }, { move: 'expire', who: 'clock', actorId: null, now });
    const body = `${orderWords(row)}未在期限内付款，已自动过期。`;
    await notifyBuyer(tx, row, { kind: 'order.expired', title: '订单已过期', body, key: 'expired' }, now);
  }
}
