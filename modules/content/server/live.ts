import { type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';

/** Publicly visible items; written so that the partial indexes apply. */
export const liveAt = (now: Date): SQL => sql`content_item.status = 'published' and content_item.publish_at <= ${now}
  and (content_item.withdraw_at is null or content_item.withdraw_at > ${now})`;

/** When the visible items of these kinds next change by time alone; null if nothing is due. */
export async function nextChange(db: Database, kinds: readonly ContentKind[], now: Date): Promise<Date | null> {
  const ofKinds = sql`content_item.kind = any(${sql.param(kinds)}::text[])`;
  const row = await rowOf(db, { at: 'string?' })`
    select least(
      (select min(content_item.publish_at) from content_item
        where content_item.status = 'published' and ${ofKinds} and content_item.publish_at > ${now}),
      (select min(content_item.withdraw_at) from content_item
        where content_item.status = 'published' and ${ofKinds} and content_item.withdraw_at > ${now}),
      (select min(moment) from (
        select min(content_item.starts_at) as moment from content_item
          where content_item.kind = 'lecture' and content_item.status = 'published' and ${ofKinds} and content_item.starts_at > ${now}
        union all
        select min(content_item.ends_at) from content_item
          where content_item.kind = 'lecture' and content_item.status = 'published' and ${ofKinds} and content_item.ends_at > ${now}
      ) as lectures)
    ) as at`;
  const at = row?.at;
  return at ? new Date(at) : null;
}
