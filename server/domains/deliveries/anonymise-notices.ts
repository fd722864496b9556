import { eq } from 'drizzle-orm';
import { deliveryEvent } from '#database/schema/deliveries.ts';
import { replaceInNotices } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { aliasOf } from './anonymise.ts';
import type { LockedDelivery } from './store.ts';

/** Replaces the seeker's name by the delivery's alias in all earlier notices to the company and its recruiters. */
export async function anonymiseNotices(tx: Database, { id, joberName }: LockedDelivery): Promise<void> {
  const events = await tx.select({ id: deliveryEvent.id }).from(deliveryEvent).where(eq(deliveryEvent.deliveryId, id));
  const effectKeys = events.flatMap((event) =>
    ['company', 'recruiter'].map((reader) => `delivery:${id}:${event.id}:${reader}`),
  );
  await replaceInNotices(tx, effectKeys, { text: joberName, by: aliasOf(id) });
}
