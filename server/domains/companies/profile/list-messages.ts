import { and, eq, sql } from 'drizzle-orm';
import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';
import { notification } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cappedTotal, cursorParts, cutPage, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';

interface MessageQuery {
  companyId: string;
  kind?: string | undefined;
  topic?: NoticeTopic | undefined;
  cursor?: string | undefined;
  page?: number | undefined;
}

/** System messages to a company, newest first. */
export async function listMessages(db: Database, query: MessageQuery) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const { after } = page;
  const requested = and(
    eq(notification.companyId, query.companyId),
    query.kind ? eq(notification.kind, query.kind) : undefined,
    query.topic ? eq(notification.topic, query.topic) : undefined,
  );
  const rows = await db
    .select({
      id: notification.id,
      kind: notification.kind,
      title: notification.title,
      body: notification.body,
      link: notification.link,
      createdAt: notification.createdAt,
    })
    .from(notification)
    .where(
      and(
        requested,
        after
          ? sql`(${notification.createdAt}, ${notification.id}) < (${after[0]}::timestamptz, ${after[1]}::bigint)`
          : undefined,
      ),
    )
    .orderBy(sql`${notification.createdAt} desc`, sql`${notification.id} desc`)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows: shown, nextCursor } = cutPage(rows, page, (row) => [row.createdAt.toISOString(), row.id]);
  const counted = await db.$count(
    db
      .select({ one: sql`1` })
      .from(notification)
      .where(requested)
      .limit(TOTAL_CAP + 1)
      .as('found'),
  );
  const items = shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, nextCursor, ...cappedTotal(counted) };
}
