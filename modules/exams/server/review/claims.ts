import { and, eq, gt, sql } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { examClaim } from '../../schema/exam-registrations.ts';

const CLAIM_MS = 5 * 60_000;

interface Claim {
  id: string;
  accountId: string;
  now: Date;
}

/** The name of a member, for their colleagues. */
export async function nameOfReviewer(db: Database, accountId: string): Promise<string> {
  const active = and(eq(companyMember.accountId, accountId), eq(companyMember.status, 'active'));
  const [found] = await db.select({ name: companyMember.name }).from(companyMember).where(active);
  return found?.name ?? '其他审核员';
}

/**
 * Claims a registration for a reviewer, or extends the claim. A single statement, so of two concurrent claims one succeeds; inside
 * a decision it is locked until that commits.
 * @throws AppError CONFLICT while another reviewer has it, naming them
 */
export async function takeClaim(db: Database, { id, accountId, now }: Claim): Promise<{ until: string }> {
  const expires = new Date(now.getTime() + CLAIM_MS);
  const { rowCount } = await db.execute(sql`
    insert into exam_claim as kept (registration_id, account_id, expires_at) values (${id}, ${accountId}, ${expires})
    on conflict (registration_id) do update set account_id = excluded.account_id, expires_at = excluded.expires_at
      where kept.account_id = excluded.account_id or kept.expires_at <= ${now}`);
  if (rowCount) return { until: expires.toISOString() };
  const [holder] = await db
    .select({ accountId: examClaim.accountId })
    .from(examClaim)
    .where(and(eq(examClaim.registrationId, id), gt(examClaim.expiresAt, now)));
  const name = holder ? await nameOfReviewer(db, holder.accountId) : '其他审核员';
  throw appError('CONFLICT', { message: `正在由${name}审核，请换一份` });
}

/** Releases a claim; another reviewer's is not affected. */
export async function dropClaim(db: Database, { id, accountId }: Omit<Claim, 'now'>): Promise<void> {
  await db.delete(examClaim).where(and(eq(examClaim.registrationId, id), eq(examClaim.accountId, accountId)));
}

/** Whether somebody reviews a registration now. */
export async function isClaimed(db: Database, id: string, now: Date): Promise<boolean> {
  const running = and(eq(examClaim.registrationId, id), gt(examClaim.expiresAt, now));
  return (await db.select({ id: examClaim.registrationId }).from(examClaim).where(running)).length > 0;
}
