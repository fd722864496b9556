import { and, eq } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import { notifyAll, notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Outcome {
  companyId: string;
  approve: boolean;
  reason?: string | undefined;
  now: Date;
}

/** Notifies a company, and each of its people, of how a review ended: open pages refresh, and those who are away get an SMS. */
export async function tellOutcome(tx: Database, { companyId, approve, reason = '', now }: Outcome): Promise<void> {
  const notice = {
    kind: approve ? 'company.approved' : 'company.rejected',
    title: approve ? '单位信息已通过审核' : '单位信息未通过审核',
    body: reason,
    link: '/enterprise/authInfo',
    now,
  };
  const effectKey = `company:${companyId}:review:${now.getTime()}`;
  await notifyCompany(tx, { ...notice, companyId, effectKey });
  const members = await tx
    .select({ accountId: companyMember.accountId })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.status, 'active')));
  await notifyAll(
    tx,
    members.map(({ accountId }) => ({ ...notice, accountId, effectKey: `${effectKey}:${accountId}` })),
  );
}
