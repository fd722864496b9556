import { and, eq } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import { type AccountNotice, notifyAll, notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

export async function notifyPeople(
  tx: Database,
  companyId: string,
  notice: Omit<AccountNotice, 'accountId' | 'effectKey'>,
  effectKey: string,
): Promise<void> {
  const people = await tx
    .select({ accountId: companyMember.accountId })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.status, 'active')));
  await notifyAll(
    tx,
    people.map(({ accountId }) => ({ ...notice, accountId, effectKey: `${effectKey}:${accountId}` })),
  );
}

interface Outcome {
  companyId: string;
  approve: boolean;
  reason?: string | undefined;
  now: Date;
}

/** Notifies a company and each of its members of a review's outcome: open pages refresh, absent members get an SMS. */
export async function notifyOutcome(tx: Database, { companyId, approve, reason = '', now }: Outcome): Promise<void> {
  const notice = {
    kind: approve ? ('company.approved' as const) : ('company.rejected' as const),
    title: approve ? '单位信息已通过审核' : '单位信息未通过审核',
    body: reason,
    link: '/enterprise/authInfo',
    now,
  };
  const effectKey = `company:${companyId}:review:${now.getTime()}`;
  await notifyCompany(tx, { ...notice, companyId, effectKey });
  await notifyPeople(tx, companyId, notice, effectKey);
}
