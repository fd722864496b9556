import { sql } from 'drizzle-orm';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { movePostRows } from './store.ts';

const BATCH = 500;

/**
 * Marks open posts past their deadline as expired; searches exclude them immediately, whether or not this ran.
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
      .select({ id: post.id, companyId: post.companyId, status: post.status })
      .from(post)
      .where(sql`${post.status} = 'open' and ${post.deadline} <= ${now}`)
      .orderBy(post.deadline)
      .limit(BATCH)
      .for('no key update', { skipLocked: true });
    if (due.length === 0) return 0;
    const values = { closedAt: sql`${post.deadline}` };
    await movePostRows({ db: tx, now }, due, { move: 'expire', who: 'clock', actorId: null, values });
    return due.length;
  });
