import { eq, sql } from 'drizzle-orm';
import { company } from '#database/schema/companies.ts';
import { account } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import type { Target } from './policy.ts';

/**
 * The post with its company, both locked, so that neither can close or be suspended between the check and the delivery. Posts are
 * locked first, as elsewhere, to avoid deadlocks.
 */
export async function lockTarget(tx: Database, postId: string): Promise<Target | null> {
  const [row] = await tx
    .select({
      ...pick(post, 'companyId', 'status', 'deadline', 'examId'),
      isElsewhere: sql<boolean>`${post.applyBy} is not null`,
      asksPersonal: sql<boolean>`coalesce((${post.requirements} ->> 'personal')::boolean, false)`,
    })
    .from(post)
    .where(eq(post.id, postId))
    .for('no key update');
  if (!row) return null;
  const [owner] = await tx
    .select({ status: company.status })
    .from(company)
    .where(eq(company.id, row.companyId))
    .for('share');
  return owner ? { ...row, company: owner } : null;
}

/** Locks the seeker's account: a ban or closure ends every open delivery, so none may start concurrently. */
export async function lockSeekerAccount(tx: Database, accountId: string): Promise<void> {
  const [own] = await tx.select({ status: account.status }).from(account).where(eq(account.id, accountId)).for('share');
  if (own?.status !== 'active') throw appError('SESSION_EXPIRED');
}
