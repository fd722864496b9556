import { and, asc, eq, gt } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { genders } from '#contract/seekers/seeker.ts';
import { maskPhone } from '#contract/text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import type { examReviewEndpoints } from '../../contract/review.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import type { StaffPart } from '../policy.ts';
import { recordLooks } from '../registrations/store.ts';
import { inPart } from './queue.ts';

const AT_ONCE = 500;

type Query = QueryOf<typeof examReviewEndpoints, 'GET /api/company/exams/:id/registrationRows'>;

/**
 * The registrations that a caller sees as rows of a table, by number. Identity numbers are masked; telephones are whole for who
 * leads the project. Who took a row is recorded.
 */
export async function registrationRows(tx: Database, part: StaffPart, query: Query) {
  const cut = pageOf(query, [cursorParts.id], AT_ONCE);
  const found = await tx
    .select({ row: examRegistration, post: examPost })
    .from(examRegistration)
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .where(
      and(
        inPart(tx, part),
        query.status ? eq(examRegistration.status, query.status) : undefined,
        cut.after ? gt(examRegistration.number, Number(cut.after[0])) : undefined,
      ),
    )
    .orderBy(asc(examRegistration.number))
    .limit(cut.size + 1);
  const page = cutPage(found, cut, ({ row }) => [String(row.number)]);
  const look = { actorId: part.caller.accountId, what: 'list', reason: '下载报名名单', at: part.caller.now };
  const looks = page.rows.map(({ row }) => ({ ...look, registrationId: row.id }));
  if (looks.length > 0) await recordLooks(tx, looks);
  const phoneOf = (phone: string) => (part.role === 'lead' ? phone : maskPhone(phone));
  const items = page.rows.map(({ row, post }) => ({
    ...row,
    post,
    gender: genders[row.snapshot.jober.gender as keyof typeof genders] ?? '',
    identity: row.identityMasked,
    phone: phoneOf(row.snapshot.jober.phone),
    accessible: row.accessible !== '',
    decidedAt: row.status === 'checking' ? null : row.decidedAt,
    reason: row.status === 'checking' ? null : row.reason,
    fee: row.fee === null ? null : Number(row.fee),
  }));
  return { items, nextCursor: page.nextCursor };
}
