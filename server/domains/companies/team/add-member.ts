import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

type Member = typeof companyMember.$inferSelect;
type NewMember = Pick<Member, 'companyId' | 'accountId' | 'name' | 'title' | 'role' | 'status'>;

/** Gives a person a membership; a former member's row is reused. */
export async function addMember(tx: Database, member: NewMember, now: Date): Promise<Member> {
  const since = { createdAt: now, updatedAt: now };
  const [made] = await tx
    .insert(companyMember)
    .values({ ...member, ...since })
    .onConflictDoUpdate({ target: [companyMember.companyId, companyMember.accountId], set: { ...member, ...since } })
    .returning();
  if (!made) throw appError('CONFLICT');
  return made;
}
