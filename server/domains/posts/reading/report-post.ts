import { postReport } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';

const perDay = { limit: 20, windowSeconds: 86_400 };

interface Report {
  postId: string;
  accountId: string;
  reason: string;
  detail?: string | undefined;
  now: Date;
}

/** Stores a report for the review queue; only the first per post and account counts. */
export async function reportPost(deps: Deps, db: Database, { now, detail = '', ...report }: Report): Promise<void> {
  refuseOver(await consume(deps.db, `report:${report.accountId}`, perDay, now), '举报太频繁');
  await db
    .insert(postReport)
    .values({ ...report, detail, createdAt: now })
    .onConflictDoNothing();
}
