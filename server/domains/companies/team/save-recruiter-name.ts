import { and, eq } from 'drizzle-orm';
import type { CompanyJober } from '#contract/identity/identity.ts';
import { companyMember, currentMember, recruiterProfile } from '#database/schema/companies.ts';
import { presentMember, presentProfile } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

export interface RecruiterName {
  name: string;
  title?: string | undefined;
}

interface Save extends RecruiterName {
  accountId: string;
  /** The company of the membership; without it, all of the person's memberships. */
  companyId?: string | undefined;
  now: Date;
}

/**
 * Saves a recruiter's name and title: on their memberships, and as the default for later ones.
 * @throws AppError FORBIDDEN for a company without a membership of the person, absent or not
 */
export async function saveRecruiterName(
  tx: Database,
  { accountId, companyId, name, title = '', now }: Save,
): Promise<CompanyJober> {
  const members = await tx
    .update(companyMember)
    .set({ name, title, updatedAt: now })
    .where(
      and(
        eq(companyMember.accountId, accountId),
        currentMember,
        companyId ? eq(companyMember.companyId, companyId) : undefined,
      ),
    )
    .returning();
  if (companyId && members.length === 0) throw appError('FORBIDDEN');
  const [profile] = await tx
    .insert(recruiterProfile)
    .values({ accountId, name, title, updatedAt: now })
    .onConflictDoUpdate({ target: recruiterProfile.accountId, set: { name, title, updatedAt: now } })
    .returning();
  const member = members.find(({ status }) => status === 'active') ?? members[0];
  if (member) return presentMember(member);
  if (!profile) throw appError('CONFLICT');
  return presentProfile(profile);
}

/** Personal data for a new membership; the account's number serves as the name if none was entered. */
export async function personOf(
  tx: Database,
  accountId: string,
): Promise<{ name: string; title: string; avatarUrl: string | null }> {
  const [profile] = await tx
    .select({ name: recruiterProfile.name, title: recruiterProfile.title, avatarUrl: recruiterProfile.avatarUrl })
    .from(recruiterProfile)
    .where(eq(recruiterProfile.accountId, accountId));
  return profile ?? { name: '招聘负责人', title: '', avatarUrl: null };
}
