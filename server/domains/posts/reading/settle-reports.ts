import { sql } from 'drizzle-orm';
import { postReport } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Outcome {
  id: string;
  /** With a post's id, all its open reports end together. */
  postId?: string | undefined;
  status: string;
}

/** Ends open reports of a post; returns their authors. */
export const settleReports = (tx: Database, { id, postId, status }: Outcome) =>
  tx
    .update(postReport)
    .set({ status })
    .where(sql`${postId ? sql`post_id = ${postId}` : sql`id = ${id}`} and ${postReport.status} = 'open'`)
    .returning({ id: postReport.id, accountId: postReport.accountId });
