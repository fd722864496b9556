import { sql } from 'drizzle-orm';
import type { OwnReport } from '#contract/search/alerts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beyond, cappedTotal, cursorParts, cutPage, type PageRequest, pageOf } from '#server/platform/paging.ts';

interface ReportRow extends Record<string, unknown> {
  id: string;
  postId: string;
  title: string;
  company: string;
  reason: string;
  detail: string;
  status: OwnReport['status'];
  at: string;
}

/** The reports of an account and their outcomes, newest first. */
export async function reportPage(db: Database, accountId: string, query: PageRequest) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const after = sql`and ${beyond(page, sql`post_report.created_at, post_report.id`)}`;
  const found = await db.execute<ReportRow>(sql`
    select post_report.id, post.id as "postId", post.title, company.name as company, post_report.reason,
      post_report.detail, post_report.status, post_report.created_at as at
    from post_report join post on post.id = post_report.post_id join company on company.id = post.company_id
    where post_report.account_id = ${accountId} ${after}
    order by post_report.created_at desc, post_report.id desc limit ${page.size + 1} offset ${page.offset}`);
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from post_report where account_id = ${accountId}`,
  );
  const { rows, nextCursor } = cutPage(found.rows, page, (row) => [new Date(row.at).toISOString(), row.id]);
  const items = rows.map(
    ({ id, postId, title, company, reason, detail, status, at }): OwnReport => ({
      id,
      post: { id: postId, title, company },
      reason,
      detail,
      status,
      createdAt: new Date(at).toISOString(),
    }),
  );
  return { items, nextCursor, ...cappedTotal(counted.rows[0]?.n ?? 0) };
}
