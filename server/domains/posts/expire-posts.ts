import { inArray, sql } from 'drizzle-orm';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { tellPages } from './page-tags.ts';
import { recordMoves } from './store.ts';

const BATCH = 500;

/**
 * Marks open posts past their deadline as expired; searches leave them out from the very minute, whether or not this ran.
 * @returns how many it marked
 */
export async function expirePosts(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (let marked = BATCH; marked === BATCH; total += marked) marked = await expireBatch(db, now);
  return total;
}

const expireBatch = (db: Database, now: Date) =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: post.id, companyId: post.companyId })
      .from(post)
      .where(sql`${post.status} = 'open' and ${post.deadline} <= ${now}`)
      .orderBy(post.deadline)
      .limit(BATCH)
      .for('no key update', { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx
      .update(post)
      .set({ status: 'expired', closedAt: sql`${post.deadline}`, updatedAt: now })
      .where(inArray(post.id, ids));
    const moved = due.map((row) => ({ ...row, from: 'open' }));
    await recordMoves(tx, moved, { move: 'expire', to: 'expired', actorId: null, at: now });
    await tellPages(tx, due);
    return due.length;
  });
