import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MemberRole } from '#contract/actor.ts';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';

const readsBox: MemberRole[] = ['owner', 'recruiter', 'interviewer'];

/** The active members of a company who read its box. */
export const colleaguesOf = (db: Database, companyId: string) =>
  db
    .select({
      memberId: companyMember.id,
      accountId: companyMember.accountId,
      name: companyMember.name,
      role: companyMember.role,
    })
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, companyId),
        eq(companyMember.status, 'active'),
        inArray(companyMember.role, readsBox),
      ),
    )
    .orderBy(asc(companyMember.createdAt));
