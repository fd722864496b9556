import { and, eq, inArray, sql } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beyond, cappedTotal, cursorParts, cutPage, type PageRequest, pageOf } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';

interface RecruiterQuery extends PageRequest {
  companyId: string;
}

/** Recruiters of a company whom seekers may contact, in order of joining; without phones. */
export async function listRecruiters(db: Database, query: RecruiterQuery) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const talking = and(
    eq(companyMember.companyId, query.companyId),
    eq(companyMember.status, 'active'),
    inArray(companyMember.role, ['owner', 'recruiter']),
  );
  const rows = await db
    .select(pick(companyMember, 'id', 'name', 'title', 'avatarUrl', 'createdAt'))
    .from(companyMember)
    .where(and(talking, beyond(page, sql`${companyMember.createdAt}, ${companyMember.id}`, '>')))
    .orderBy(companyMember.createdAt, companyMember.id)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows: items, nextCursor } = cutPage(rows, page, (row) => [row.createdAt.toISOString(), row.id]);
  return { items, nextCursor, ...cappedTotal(await db.$count(companyMember, talking)) };
}
