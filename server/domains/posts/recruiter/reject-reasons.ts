import { and, desc, eq, inArray } from 'drizzle-orm';
import { postEvent } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The latest rejection reason of each post; posts never rejected are absent. */
export async function rejectReasons(db: Database, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([postEvent.postId], { postId: postEvent.postId, note: postEvent.note })
    .from(postEvent)
    .where(and(inArray(postEvent.postId, [...ids]), eq(postEvent.move, 'reject')))
    .orderBy(postEvent.postId, desc(postEvent.at));
  return new Map(rows.map(({ postId, note }) => [postId, note]));
}
