import { and, eq } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import { type AccountNotice, notifyAll } from '#server/domains/notifications/public.ts';
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
