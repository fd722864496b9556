import { sql } from 'drizzle-orm';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { next } from '#contract/machine.ts';
import { dayAt } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applyTransition } from '../apply-transition.ts';
import { type LockedDelivery, lockDeliveries } from '../store.ts';

/** Maximum per minute; the rest follows in the next minute. */
const maxAtOnce = 200;

/** Turns an accepted offer into 已入职. For a transaction that locked the delivery. */
export async function startWork(tx: Database, locked: LockedDelivery, now: Date): Promise<void> {
  const to = next(machine, locked.status, { move: 'start', who: 'clock' });
  if (!to) return;
  const by = { side: 'system', actorId: null, actorName: '' } as const;
  await applyTransition(tx, { locked, move: 'start', to, by, note: null, now });
}

/**
 * Turns accepted offers whose start day (Asia/Shanghai) has come into 已入职 and notifies both sides. For a transaction.
 * @returns how many
 */
export async function startAccepted(tx: Database, now: Date): Promise<number> {
  const due = sql`delivery.status = 'accepted' and coalesce(delivery.offer ->> 'startsOn', '') <= ${dayAt(now)}`;
  const locked = await lockDeliveries(tx, due, maxAtOnce, 'skip');
  for (const row of locked) await startWork(tx, row, now);
  return locked.length;
}
