import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { aliasOf } from './anonymise.ts';
import type { LockedDelivery } from './store.ts';

/** Replaces the seeker's name by the delivery's alias in what the company and its recruiters were told of it so far. */
export async function anonymiseNotices(tx: Database, { id, joberName }: LockedDelivery): Promise<void> {
  const alias = aliasOf(id);
  await tx.execute(sql`
    update notification set title = replace(title, ${joberName}, ${alias}), body = replace(body, ${joberName}, ${alias})
    from delivery_event, unnest(array['company', 'recruiter']) as reader
    where delivery_event.delivery_id = ${id}
      and notification.effect_key = 'delivery:' || delivery_event.delivery_id || ':' || delivery_event.id || ':' || reader`);
}
