import { and, inArray, isNull, lte } from 'drizzle-orm';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import { delivery, unansweredDelivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { record } from './notify.ts';
import { lockDeliveries } from './store.ts';

/** Maximum per minute; the rest follows in the next minute. */
const maxAtOnce = 200;

/**
 * Marks deliveries unanswered for 7 days as 超时未处理 and notifies both sides. For a transaction; each is marked once, on however
 * many nodes it runs.
 * @returns how many were marked
 */
export async function markOverdue(tx: Database, now: Date): Promise<number> {
  const untouched = and(
    unansweredDelivery,
    isNull(delivery.overdueAt),
    isNull(delivery.answeredAt),
    lte(delivery.submittedAt, new Date(now.getTime() - overdueMs)),
  );
  const locked = await lockDeliveries(tx, untouched, maxAtOnce, 'skip');
  if (locked.length === 0) return 0;
  const ids = locked.map(({ id }) => id);
  await tx.update(delivery).set({ overdueAt: now }).where(inArray(delivery.id, ids));
  const step = { move: 'overdue', side: 'system', actorId: null, actorName: '', note: null, at: now } as const;
  await record(
    tx,
    locked.map((row) => ({ locked: row, step: { ...step, from: row.status, to: row.status } })),
  );
  return locked.length;
}
