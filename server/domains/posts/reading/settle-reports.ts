import { sql } from 'drizzle-orm';
import { postReport } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Outcome {
  id: string;
  /** With a post's id, all open reports of it end; they are one matter. */
  postId?: string | undefined;
  status: string;
}

/** Ends open reports of a post; answers who made them. */
export const settleReports = (tx: Database, { id, postId, status }: Outcome) =>
  tx
    .update(postReport)
    .set({ status })
    .where(sql`${postId ? sql`post_id = ${postId}` : sql`id = ${id}`} and ${postReport.status} = 'open'`)
    .returning({ id: postReport.id, accountId: postReport.accountId });
