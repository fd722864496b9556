import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { openDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { delivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { record } from './notify.ts';
import { lockDeliveries } from './store.ts';

interface Closing {
  /** Shown to both sides. */
  reason: string;
  now: Date;
}

const batch = 500;

async function closeWhere(tx: Database, whose: SQL, { reason, now }: Closing): Promise<number> {
  const open = and(whose, inArray(delivery.status, [...openDeliveryStates, 'accepted']));
  const locked = await lockDeliveries(tx, open, batch, 'wait');
  if (locked.length === 0) return 0;
  const ids = locked.map(({ id }) => id);
  await tx.update(delivery).set({ status: 'closed', reason, changedAt: now }).where(inArray(delivery.id, ids));
  const step = {
    move: 'close',
    to: 'closed',
    side: 'system',
    actorId: null,
    actorName: '',
    note: reason,
    at: now,
  } as const;
  await record(
    tx,
    locked.map((row) => ({ locked: row, step: { ...step, from: row.status } })),
  );
  return locked.length < batch ? locked.length : locked.length + (await closeWhere(tx, whose, { reason, now }));
}

/** Closes a company's open deliveries, e.g. on suspension, within the caller's transaction. Returns their number. */
export const closeDeliveriesOfCompany = (tx: Database, companyId: string, closing: Closing): Promise<number> =>
  closeWhere(tx, eq(delivery.companyId, companyId), closing);

/** Closes a seeker's open deliveries, e.g. when the account is closed or banned. Returns their number. */
export const closeDeliveriesOfJober = (tx: Database, joberId: string, closing: Closing): Promise<number> =>
  closeWhere(tx, eq(delivery.joberId, joberId), closing);
