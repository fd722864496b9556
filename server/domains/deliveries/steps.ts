import { asc, sql } from 'drizzle-orm';
import { deliveryEvent } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';

type EventRow = typeof deliveryEvent.$inferSelect;

/** The events of several deliveries, oldest first, by delivery. */
export async function stepsOf(db: Database, deliveryIds: readonly string[]): Promise<Map<string, EventRow[]>> {
  const rows = await db
    .select()
    .from(deliveryEvent)
    .where(sql`${deliveryEvent.deliveryId} = any(${sql.param(deliveryIds)}::bigint[])`)
    .orderBy(asc(deliveryEvent.id));
  return Map.groupBy(rows, (row) => row.deliveryId);
}
