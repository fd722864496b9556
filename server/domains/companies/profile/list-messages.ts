import { and, eq, sql } from 'drizzle-orm';
import type { companyEndpoints } from '#contract/companies/companies.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { notification } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beyond, countCapped, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';

type MessageQuery = QueryOf<typeof companyEndpoints, 'GET /api/company/queryCompanyMessage'>;

/** System messages to a company, newest first. */
export async function listMessages(db: Database, query: MessageQuery) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const requested = and(
    eq(notification.companyId, query.companyId),
    query.kind ? eq(notification.kind, query.kind) : undefined,
    query.topic ? eq(notification.topic, query.topic) : undefined,
  );
  const rows = await db
    .select(pick(notification, 'id', 'kind', 'title', 'body', 'link', 'createdAt'))
    .from(notification)
    .where(and(requested, beyond(page, sql`${notification.createdAt}, ${notification.id}`)))
    .orderBy(sql`${notification.createdAt} desc`, sql`${notification.id} desc`)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows: shown, nextCursor } = cutPage(rows, page, (row) => [row.createdAt.toISOString(), row.id]);
  const items = shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, nextCursor, ...(await countCapped(db, sql`from ${notification} where ${requested}`)) };
}
