import { and, asc, eq } from 'drizzle-orm';
import { company, companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StaffList } from '../../contract/staff.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examStaff } from '../../schema/exams.ts';
import type { StaffPart } from '../policy.ts';

/** Everybody with a part in a project; people who left their company have none. */
export async function readStaff(db: Database, { row, role }: StaffPart): Promise<StaffList> {
  const items = await db
    .select({ staff: examStaff, name: companyMember.name, company: company.name })
    .from(examStaff)
    .innerJoin(companyMember, eq(companyMember.id, examStaff.memberId))
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(and(eq(examStaff.examId, row.id), eq(companyMember.status, 'active')))
    .orderBy(asc(examStaff.namedAt), asc(examStaff.memberId));
  return {
    items: items.map(({ staff, name, company: from }) => ({
      memberId: staff.memberId,
      name,
      company: from,
      posts: staff.posts,
      at: staff.namedAt.toISOString(),
      role: staff.role,
    })),
    colleagues: mayDo(role, 'appoint') ? await colleaguesOf(db, row.companyId) : [],
  };
}

const colleaguesOf = (db: Database, companyId: string) =>
  db
    .select({ memberId: companyMember.id, name: companyMember.name, title: companyMember.title })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.status, 'active')))
    .orderBy(asc(companyMember.createdAt), asc(companyMember.id))
    .limit(300);
