import { and, eq, gt, inArray, sql } from 'drizzle-orm';
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

/** Names of active members by account. */
export async function staffNames(db: Database, accountIds: readonly string[]): Promise<Map<string, string>> {
  const { accountId, name, status } = companyMember;
  const active = and(inArray(accountId, [...accountIds]), eq(status, 'active'));
  const rows = await db.select({ accountId, name }).from(companyMember).where(active);
  return new Map(rows.map((row) => [row.accountId, row.name]));
}

/** The name of a member, for their colleagues. */
export const nameOfReviewer = async (db: Database, accountId: string): Promise<string> =>
  (await staffNames(db, [accountId])).get(accountId) ?? '其他审核员';

/**
 * Claims a registration for a reviewer, or extends the claim. A single statement, so of two concurrent claims one succeeds; inside
 * a decision it is locked until that commits.
 * @throws AppError CONFLICT while another reviewer has it, naming them
 */
export async function takeClaim(db: Database, { id, accountId, now }: Claim): Promise<{ until: Date }> {
  const until = new Date(now.getTime() + CLAIM_MS);
  const { rowCount } = await db.execute(sql`
    insert into exam_claim as kept (registration_id, account_id, expires_at) values (${id}, ${accountId}, ${until})
    on conflict (registration_id) do update set account_id = excluded.account_id, expires_at = excluded.expires_at
      where kept.account_id = excluded.account_id or kept.expires_at <= ${now}`);
  if (rowCount) return { until };
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
