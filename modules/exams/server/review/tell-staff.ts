import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { exam, examPost, examStaff } from '../../schema/exams.ts';
import type { RegistrationRow } from '../registrations/store.ts';

/** Tells those who may answer an appeal: leads, reviewers of its post, and the organiser's owners. */
export async function tellOfAppeal(
  tx: Database,
  { id, examId, postId, number, name }: RegistrationRow,
  now: Date,
): Promise<void> {
  const mayAnswer = or(
    eq(examStaff.role, 'lead'),
    and(eq(examStaff.role, 'reviewer'), or(isNull(examStaff.posts), sql`${examPost.code} = any(${examStaff.posts})`)),
    and(eq(companyMember.role, 'owner'), eq(companyMember.companyId, exam.companyId)),
  );
  const staff = await tx
    .selectDistinct({ accountId: companyMember.accountId, title: exam.title })
    .from(exam)
    .innerJoin(examPost, eq(examPost.id, postId))
    .innerJoin(companyMember, eq(companyMember.status, 'active'))
    .leftJoin(examStaff, and(eq(examStaff.examId, exam.id), eq(examStaff.memberId, companyMember.id)))
    .where(
      and(
        eq(exam.id, examId),
        or(eq(companyMember.companyId, exam.companyId), eq(examStaff.examId, examId)),
        mayAnswer,
      ),
    );
  await notifyAll(
    tx,
    staff.map(({ accountId, title }) => ({
      accountId,
      kind: 'exam.appeal',
      title: '公招报名有申诉待答复',
      now,
      body: `“${title}”的 ${name}（报名号 ${number}）对审核不通过提出申诉，请由没有作过结论的人答复。`,
      link: `/exam/review?id=${examId}&status=appealed`,
      effectKey: `exam-appeal:${id}:${now.getTime()}:${accountId}`,
    })),
  );
}
