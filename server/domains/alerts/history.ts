import { and, eq, lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { historyDays } from '#contract/search/alert-limits.ts';
import { seenPost } from '#database/schema/alerts.ts';
import { postCards, publicPost } from '#server/domains/posts/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { beyond, countCapped, cursorParts, cutPage, type PageRequest, pageOf } from '#server/platform/paging.ts';

/** Records that a seeker viewed a public post; one entry per post. @throws AppError NOT_FOUND */
export async function noteSeen(db: Database, joberId: string, postId: string, now: Date): Promise<void> {
  const { rows } = await db.execute(sql`
    insert into seen_post (jober_id, post_id, seen_at)
    select ${joberId}::bigint, post.id, ${now}::timestamptz
    from post join company on company.id = post.company_id where post.id = ${postId} and ${publicPost}
    on conflict (jober_id, post_id) do update set seen_at = excluded.seen_at
    returning post_id`);
  if (rows.length === 0) throw appError('NOT_FOUND', { message: '该职位不存在或已下架' });
}

/** Deletes one post from the history, or all of them. */
export async function forgetSeen(db: Database, joberId: string, postId?: string): Promise<void> {
  const own = eq(seenPost.joberId, joberId);
  await db.delete(seenPost).where(postId ? and(own, eq(seenPost.postId, postId)) : own);
}

const oldest = (now: Date) => new Date(now.getTime() - historyDays * dayMs);

/** Posts that a seeker viewed, most recent first, without those that are no longer public. */
export async function historyPage(db: Database, joberId: string, query: PageRequest, now: Date) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const after = sql`and ${beyond(page, sql`seen_at, post_id`)}`;
  const mine = sql`
    from seen_post join post on post.id = seen_post.post_id join company on company.id = post.company_id
    where jober_id = ${joberId} and seen_at > ${oldest(now)} and ${publicPost}`;
  const found = await rowsOf(db, { postId: 'string', at: 'string' })`
    select post_id as "postId", seen_at as at ${mine} ${after}
    order by seen_at desc, post_id desc limit ${page.size + 1} offset ${page.offset}`;
  const { rows, nextCursor } = cutPage(found, page, (row) => [new Date(row.at).toISOString(), row.postId]);
  const cards = await postCards(
    db,
    rows.map(({ postId }) => postId),
    undefined,
    now,
  );
  const items = rows.flatMap(({ postId, at }) => {
    const post = cards.get(postId);
    return post ? [{ post, seenAt: new Date(at).toISOString() }] : [];
  });
  return { items, nextCursor, ...(await countCapped(db, mine)) };
}

/** Deletes entries older than half a year. */
export const sweepHistory = (db: Database, now: Date) => db.delete(seenPost).where(lt(seenPost.seenAt, oldest(now)));
