import { eq } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import { dayAt } from '#contract/months.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';

const timeAt = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);

/** Who downloaded a resume, and when: a leaked copy reveals its origin. */
export async function watermarkOf(db: Database, { memberId }: Membership, now: Date): Promise<string> {
  const [row] = await db
    .select({ company: company.name, name: companyMember.name })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.id, memberId));
  const words = [row?.company, row?.name].filter(Boolean).map((text) => [...(text ?? '')].slice(0, 20).join(''));
  return `${words.join(' ')} ${dayAt(now)} ${timeAt(now)}`;
}
