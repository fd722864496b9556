import { and, eq } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Outcome {
  companyId: string;
  approve: boolean;
  reason?: string | undefined;
  now: Date;
}

/** Tells each person of a company how the review of it ended: their open pages follow at once. */
export async function tellMembers(tx: Database, { companyId, approve, reason = '', now }: Outcome): Promise<void> {
  const members = await tx
    .select({ accountId: companyMember.accountId })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.status, 'active')));
  await notifyAll(
    tx,
    members.map(({ accountId }) => ({
      accountId,
      kind: approve ? 'company.approved' : 'company.rejected',
      title: approve ? '单位信息已通过审核' : '单位信息未通过审核',
      body: reason,
      link: '/enterprise/authInfo',
      effectKey: `company:${companyId}:review:${now.getTime()}:${accountId}`,
      now,
    })),
  );
}
