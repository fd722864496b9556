import { and, desc, eq } from 'drizzle-orm';
import { company, companyMember } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { account, jober, session } from '#database/schema/identity.ts';
import { lastOrdersOf } from '#modules/money/server/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SupportAbout } from '../contract.ts';

const ORDERS = 3;

/** What stands behind a person's question: the account, its company and the company's last orders. */
export async function aboutOf(db: Database, accountId: string): Promise<SupportAbout> {
  const [person] = await db
    .select({ registeredAt: account.createdAt, joberId: jober.id })
    .from(account)
    .leftJoin(jober, eq(jober.accountId, account.id))
    .where(eq(account.id, accountId));
  const [last] = await db
    .select({ at: session.createdAt })
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(desc(session.createdAt))
    .limit(1);
  const [own] = await db
    .select({ id: company.id, status: company.status, openPosts: company.openPosts, approvedAt: company.approvedAt })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(and(eq(companyMember.accountId, accountId), eq(companyMember.status, 'active')));
  return {
    registeredAt: (person?.registeredAt ?? new Date(0)).toISOString(),
    signedInAt: last?.at.toISOString() ?? null,
    deliveries: person?.joberId ? await db.$count(delivery, eq(delivery.joberId, person.joberId)) : 0,
    company: own
      ? { status: own.status, openPosts: own.openPosts, approvedAt: own.approvedAt?.toISOString() ?? null }
      : null,
    orders: own ? await lastOrdersOf(db, own.id, ORDERS) : [],
  };
}
