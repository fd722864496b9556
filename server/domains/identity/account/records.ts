import { and, desc, eq, sql } from 'drizzle-orm';
import type { CompanyJober, OwnCompany, User } from '#contract/identity/identity.ts';
import type { OwnJober } from '#contract/seekers/seeker.ts';
import { company, companyMember, recruiterProfile } from '#database/schema/companies.ts';
import { account, jober } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { presentMember, presentOwnCompany, presentOwnJober, presentProfile, presentUser } from './present.ts';

export interface Records {
  user: User;
  jober: OwnJober | null;
  company: OwnCompany | null;
  companyJober: CompanyJober | null;
}

/** The most relevant membership: active, then pending, then ended. */
const rank = sql`case ${companyMember.status} when 'active' then 4 when 'requested' then 3 when 'invited' then 2 else 0 end`;

/**
 * Reads an account's records. Company data go to active members only; other recruiters get their pending membership, or the
 * personal data from onboarding.
 */
export async function recordsOf(db: Database, accountId: string): Promise<Records | null> {
  const [row] = await db
    .select({ account, jober, member: companyMember, company, profile: recruiterProfile })
    .from(account)
    .leftJoin(jober, eq(jober.accountId, account.id))
    .leftJoin(companyMember, eq(companyMember.accountId, account.id))
    .leftJoin(company, and(eq(company.id, companyMember.companyId), sql`${companyMember.status} = 'active'`))
    .leftJoin(recruiterProfile, eq(recruiterProfile.accountId, account.id))
    .where(eq(account.id, accountId))
    .orderBy(desc(rank), desc(companyMember.updatedAt))
    .limit(1);
  if (!row) return null;
  return {
    user: presentUser(row.account),
    jober: row.jober && presentOwnJober(row.jober, row.account.phone),
    company: row.company && presentOwnCompany(row.company),
    companyJober: personOf(row.member, row.profile),
  };
}

type Member = typeof companyMember.$inferSelect | null;
type Profile = typeof recruiterProfile.$inferSelect | null;

function personOf(member: Member, profile: Profile): CompanyJober | null {
  const isOver = member?.status === 'disabled' || member?.status === 'left';
  if (member && !(isOver && profile)) return presentMember(member);
  return profile && presentProfile(profile);
}
