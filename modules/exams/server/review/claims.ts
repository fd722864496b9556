import { and, eq, gt, sql } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { examClaim } from '../../schema/exam-registrations.ts';
import { matching, rowsIn } from '../rows.ts';

const CLAIM_MS = 5 * 60_000;

const claimOf = async (db: Database, id: string, now: Date) =>
  (
    await db
      .select()
      .from(examClaim)
      .where(and(eq(examClaim.registrationId, id), gt(examClaim.expiresAt, now)))
  )[0];

type Caller = Pick<Writer, 'accountId' | 'now'>;

/** Names of active members by account. */
export async function staffNames(db: Database, accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsIn(db, companyMember, { accountId: accountIds, status: 'active' });
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
export async function takeClaim(db: Database, id: string, { accountId, now }: Caller): Promise<{ until: Date }> {
  const until = new Date(now.getTime() + CLAIM_MS);
  const { rowCount } = await db.execute(sql`
    insert into exam_claim as kept (registration_id, account_id, expires_at) values (${id}, ${accountId}, ${until})
    on conflict (registration_id) do update set account_id = excluded.account_id, expires_at = excluded.expires_at
      where kept.account_id = excluded.account_id or kept.expires_at <= ${now}`);
  if (rowCount) return { until };
  const holder = await claimOf(db, id, now);
  const name = holder ? await nameOfReviewer(db, holder.accountId) : '其他审核员';
  throw appError('CONFLICT', { message: `正在由${name}审核，请换一份` });
}

/** Releases a claim; another reviewer's is not affected. */
export async function dropClaim(db: Database, registrationId: string, { accountId }: Caller): Promise<void> {
  await db.delete(examClaim).where(matching(examClaim, { registrationId, accountId }));
}

/** Whether somebody reviews a registration now. */
export const isClaimed = async (db: Database, id: string, now: Date): Promise<boolean> =>
  (await claimOf(db, id, now)) !== undefined;
