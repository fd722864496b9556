import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';
import { notification } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cappedTotal, cursorParts, cutPage, type PageRequest, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';

interface NoticeQuery extends PageRequest {
  topic?: NoticeTopic | undefined;
}

/** An account's notices, newest first, with total and unread counts up to the cap. */
export async function noticePage(db: Database, accountId: string, query: NoticeQuery) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const topic = query.topic && eq(notification.topic, query.topic);
  const mine = and(eq(notification.accountId, accountId), topic);
  const after =
    page.after &&
    sql`(${notification.createdAt}, ${notification.id}) < (${page.after[0]}::timestamptz, ${page.after[1]}::bigint)`;
  const found = await db
    .select()
    .from(notification)
    .where(and(mine, after ?? undefined))
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(page.size + 1)
    .offset(page.offset);
  const count = (which: SQL) => sql<number>`(
    select count(*)::int from (select from notification where ${which} limit ${TOTAL_CAP + 1}) as counted)`;
  const counted = await db.execute<{ all: number; unreadOf: Partial<Record<NoticeTopic, number>> }>(sql`
    select ${count(sql`account_id = ${accountId}${query.topic ? sql` and topic = ${query.topic}` : sql``}`)} as all, (
      select coalesce(jsonb_object_agg(topic, n), '{}') from (
        select topic, count(*) as n from (
          select topic from notification where account_id = ${accountId} and read_at is null limit ${TOTAL_CAP + 1}
        ) as unread group by topic
      ) as of_topic
    ) as "unreadOf"`);
  const { all, unreadOf } = counted.rows[0] ?? { all: 0, unreadOf: {} };
  const unread = Object.values(unreadOf).reduce((sum, n) => sum + n, 0);
  const { rows, nextCursor } = cutPage(found, page, (row) => [row.createdAt.toISOString(), row.id]);
  return { rows, nextCursor, ...cappedTotal(all), unread, unreadOf };
}

/** Marks an account's notices as read: its own among the ids, or all. */
export async function markRead(
  db: Database,
  accountId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const chosen = ids && sql`${notification.id} = any(${sql.param(ids)}::bigint[])`;
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(eq(notification.accountId, accountId), isNull(notification.readAt), chosen));
}
