import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { MemberRole } from '#contract/actor.ts';
import { delivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cappedTotal, cursorParts, cutSheet, sheetOf } from '#server/platform/paging.ts';
import { findInBox, presentRow } from './box-rows.ts';
import { boxStrip, countsByStatus } from './box-strip.ts';
import { newestInterviews } from './interview-store.ts';

interface Asked {
  companyId: string;
  status?: string[] | undefined;
  postId?: string | undefined;
  keyword?: string | undefined;
  cursor?: string | undefined;
  page?: number | undefined;
}

/** A keyword as it stands in a pattern: what LIKE reads as a wildcard is meant literally. */
const pattern = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** What narrows the box apart from the state: the tabs count within it. */
function scopeOf({ companyId, postId, keyword }: Asked): SQL {
  const parts = [sql`delivery.company_id = ${companyId}`];
  if (postId) parts.push(sql`delivery.post_id = ${postId}`);
  if (keyword) {
    const like = pattern(keyword);
    parts.push(sql`(
      delivery.search_text ilike ${like}
      or delivery.post_id in (
        select post.id from post where post.company_id = ${companyId} and post.title ilike ${like}))`);
  }
  return sql.join(parts, sql` and `);
}

/** The delivery box of a company. Statements do not grow with the rows. */
export async function boxList(db: Database, asked: Asked, role: MemberRole, now: Date) {
  const sheet = sheetOf(asked, [cursorParts.time, cursorParts.id]);
  const scope = scopeOf(asked);
  const after = sheet.after
    ? sql`(${delivery.submittedAt}, ${delivery.id}) < (${sheet.after[0]}::timestamptz, ${sheet.after[1]}::bigint)`
    : undefined;
  const states = asked.status?.length ? inArray(delivery.status, asked.status) : undefined;
  const found = await findInBox(db, and(eq(delivery.companyId, asked.companyId), scope, states, after))
    .limit(sheet.size + 1)
    .offset(sheet.offset);
  const { rows, nextCursor } = cutSheet(found, sheet, (row) => [row.submittedAt.toISOString(), row.id]);
  const invited = rows.filter(({ status }) => status === 'interview').map(({ id }) => id);
  const interviews = await newestInterviews(db, invited);
  const counts = await countsByStatus(db, scope);
  const chosen = asked.status?.length ? asked.status : Object.keys(counts);
  return {
    items: rows.map((row) => presentRow(row, { interview: interviews.get(row.id) ?? null, role, now })),
    nextCursor,
    ...cappedTotal(chosen.reduce((sum, status) => sum + (counts[status] ?? 0), 0)),
    counts,
    ...(await boxStrip(db, asked.companyId, now)),
  };
}
