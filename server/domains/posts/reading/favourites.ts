import { and, eq, sql } from 'drizzle-orm';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { favourite } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beyond, countCapped, cursorParts, cutPage, type PageRequest, pageOf } from '#server/platform/paging.ts';
import { countingFirst } from '../own-marks.ts';
import { publicPost } from '../public-post-sql.ts';

/** Adds a favourite. Idempotent. */
export const addFavourite = (db: Database, joberId: string, postId: string, now: Date) =>
  db.insert(favourite).values({ joberId, postId, createdAt: now }).onConflictDoNothing();

export const removeFavourite = (db: Database, joberId: string, postId: string) =>
  db.delete(favourite).where(and(eq(favourite.joberId, joberId), eq(favourite.postId, postId)));

/** A seeker's favourite posts with the state of their deliveries, most recent first, without posts that are no longer public. */
export async function favouritePage(db: Database, joberId: string, query: PageRequest) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const after = sql`and ${beyond(page, sql`favourite.created_at, favourite.id`)}`;
  const mine = sql`
    from favourite join post on post.id = favourite.post_id join company on company.id = post.company_id
    where favourite.jober_id = ${joberId} and ${publicPost}`;
  const found = await db.execute<{ id: string; postId: string; at: string; deliveryStatus: DeliveryStatus | null }>(sql`
    select favourite.id, favourite.post_id as "postId", favourite.created_at as at, (
      select delivery.status from delivery
      where delivery.jober_id = favourite.jober_id and delivery.post_id = favourite.post_id
      order by ${countingFirst} limit 1
    ) as "deliveryStatus" ${mine} ${after}
    order by favourite.created_at desc, favourite.id desc
    limit ${page.size + 1} offset ${page.offset}`);
  const { rows, nextCursor } = cutPage(found.rows, page, (row) => [new Date(row.at).toISOString(), row.id]);
  return { kept: rows, nextCursor, ...(await countCapped(db, mine)) };
}
