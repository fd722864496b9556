import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { firstOfDay } from '#server/platform/limits/first-of-day.ts';
import { liveAt } from './live.ts';

interface Look {
  itemId: string;
  /** The account, or a visitor's address. */
  visitor: string;
  now: Date;
}

/**
 * Counts a view once per visitor and day (Asia/Shanghai), in one statement. The visitor is stored as a keyed hash, for a day.
 * @returns false if the item is not public
 */
export async function countView(db: Database, key: Buffer, { itemId, visitor, now }: Look): Promise<boolean> {
  const first = firstOfDay(key, { subject: `content:${itemId}`, visitor, now }, sql`target`);
  const { rows } = await db.execute<{ found: boolean }>(sql`
    with target as (
      select content_item.id from content_item where content_item.id = ${itemId} and ${liveAt(now)}
    ), first as (
      ${first}
    ), counted as (
      update content_item set view_count = content_item.view_count + 1
      from target where content_item.id = target.id and exists (select from first)
    )
    select exists (select from target) as found`);
  return rows[0]?.found === true;
}
