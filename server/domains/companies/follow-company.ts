import { and, eq } from 'drizzle-orm';
import { follow } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';

export async function followsCompany(db: Database, joberId: string, companyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: follow.companyId })
    .from(follow)
    .where(and(eq(follow.joberId, joberId), eq(follow.companyId, companyId)));
  return rows.length > 0;
}

/** Follows a company. Idempotent. */
export const followCompany = (db: Database, joberId: string, companyId: string, now: Date) =>
  db.insert(follow).values({ joberId, companyId, createdAt: now }).onConflictDoNothing();

export const unfollowCompany = (db: Database, joberId: string, companyId: string) =>
  db.delete(follow).where(and(eq(follow.joberId, joberId), eq(follow.companyId, companyId)));
