import { eq } from 'drizzle-orm';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type MemberRow, moveMember } from './team/member-moves.ts';

/**
 * A person whose own application was rejected may join another company and thereby leaves it. Any other active membership is a
 * conflict.
 * @throws AppError CONFLICT
 */
export async function leaveApplication(tx: Database, places: readonly MemberRow[], now: Date): Promise<void> {
  const active = places.find(({ status }) => status === 'active');
  if (!active) return;
  const [at] = await tx.select({ status: company.status }).from(company).where(eq(company.id, active.companyId));
  if (active.role !== 'owner' || (at?.status !== 'draft' && at?.status !== 'rejected'))
    throw appError('CONFLICT', { message: '您已加入其他单位，请先退出' });
  await moveMember(tx, active, { move: 'leave', who: 'member', actorId: active.accountId, now });
}
