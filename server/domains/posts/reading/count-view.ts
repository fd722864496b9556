import { sql } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { firstOfDay } from '#server/platform/limits/first-of-day.ts';
import { publicPost } from '../public-post-sql.ts';

interface Look {
  postId: string;
  /** The account, or a visitor's address. */
  visitor: string;
  now: Date;
}

/**
 * Counts a view of a post once per visitor and day (Asia/Shanghai), in one statement. The visitor is stored as a keyed hash, for
 * a day. @returns false if there is no such public post
 */
export async function countView(db: Database, key: Buffer, { postId, visitor, now }: Look): Promise<boolean> {
  const day = dayAt(now);
  const first = firstOfDay(key, { subject: `post:${postId}`, visitor, now }, sql`target`);
  const { rows } = await db.execute<{ found: boolean }>(sql`
    with target as (
      select post.id from post join company on company.id = post.company_id
      where post.id = ${postId} and ${publicPost}
    ), first as (
      ${first}
    ), counted as (
      update post set view_count = post.view_count + 1
      from target where post.id = target.id and exists (select from first) returning post.id
    ), kept as (
      insert into post_day (post_id, day, views) select counted.id, ${day}::date, 1 from counted
      on conflict (post_id, day) do update set views = post_day.views + 1
    )
    select exists (select from target) as found`);
  return rows[0]?.found === true;
}
