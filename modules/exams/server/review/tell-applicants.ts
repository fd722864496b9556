import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { yuanText } from '#contract/money.ts';
import { formatDateTime } from '#contract/text.ts';
import { companyMember } from '#database/schema/companies.ts';
import { jober } from '#database/schema/identity.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { enqueueAll } from '#server/platform/jobs/jobs.ts';
import { undoMs } from '../../contract/review.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { exam, examPost, examStaff } from '../../schema/exams.ts';
import type { RegistrationRow } from '../registrations/store.ts';
import { idsOf } from '../store.ts';

const titles = {
  approve: '公招资格审核通过',
  return: '公招报名需要补件',
  refuse: '公招资格审核不通过',
  reopen: '公招资格审核结论已撤销，将重新审核',
  grant: '公招申诉成立，资格审核通过',
  uphold: '公招申诉已复核，维持不通过',
  pay: '考务费已确认收到',
  waive: '考务费已免缴',
  lapse: '公招报名因未缴费失效',
  fall: '公招报名的岗位已取消',
  refund: '考务费已退还',
  seat: '公招考试座位已抽出，请按时打印准考证',
  reseat: '公招考试座位有调整',
};
export type Decision = keyof typeof titles;

/** Who filed registrations, and for which project. */
export const applicantsOf = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: examRegistration.id, accountId: jober.accountId, title: exam.title, fee: feeOf })
    .from(examRegistration)
    .innerJoin(jober, eq(jober.id, examRegistration.joberId))
    .innerJoin(exam, eq(exam.id, examRegistration.examId))
    .where(inArray(examRegistration.id, [...ids]));
const feeOf = sql<number>`(${exam.settings}->>'fee')::int`;

/** Tells applicants of the same decision. */
export async function tellApplicants(
  tx: Database,
  rows: readonly (Pick<RegistrationRow, 'id'> & Partial<RegistrationRow>)[],
  move: Decision,
  now: Date,
): Promise<void> {
  const applicants = new Map((await applicantsOf(tx, idsOf(rows))).map((applicant) => [applicant.id, applicant]));
  const notices = rows.flatMap(({ id, reason, completeBy, fee: paid }) => {
    const person = applicants.get(id);
    if (!person) return [];
    const { accountId, title, fee } = person;
    const due = (move === 'approve' || move === 'grant') && fee > 0 && paid === null;
    const toPay = due ? `请按项目的时间缴考务费 ¥${yuanText(fee)}。` : '';
    const until = completeBy ? `请在 ${formatDateTime(completeBy)} 前补齐。` : '';
    return {
      accountId,
      kind: `exam.${move}` as const,
      title: titles[move],
      link: '/client/exams',
      now,
      body: `“${title}”${reason ? `：${reason}。` : '。'}${until}${toPay}`,
      effectKey: `exam-registration:${id}:${move}:${now.getTime()}`,
    };
  });
  await notifyAll(tx, notices);
}

/** The job that tells applicants of decisions once these can no longer be undone. */
export const TELL_JOB = 'exam.tell';

const statesAfter = { approve: ['approved', 'paid'], return: ['returned'], refuse: ['refused'] } as const;
type Undoable = keyof typeof statesAfter;

export const mayBeUndone = (move: string): move is Undoable => move in statesAfter;

/** Whether nobody was told yet of a decision of this moment. */
export const isHeldBack = (decidedAt: Date | null, now: Date): boolean =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() < undoMs;

/** Tells applicants of one decision when it can no longer be undone. */
export async function tellLater(tx: Database, rows: readonly RegistrationRow[], move: Undoable, now: Date) {
  if (rows.length === 0) return;
  const ids = idsOf(rows);
  const payload = { ids, move, at: now.toISOString() };
  const uniqueKey = `${TELL_JOB}:${ids[0]}:${move}:${now.getTime()}`;
  await enqueueAll(tx, [{ kind: TELL_JOB, payload, uniqueKey, runAt: new Date(now.getTime() + undoMs) }]);
}

/** Tells those of whom the decision still stands. */
export async function tellStanding(tx: Database, payload: Record<string, unknown>, now: Date): Promise<void> {
  const { ids, move, at } = payload as { ids: string[]; move: Undoable; at: string };
  const states: readonly string[] = statesAfter[move];
  const rows = await tx.select().from(examRegistration).where(inArray(examRegistration.id, ids)).for('share');
  const standing = rows.filter(({ status, decidedAt }) => states.includes(status) && decidedAt?.toISOString() === at);
  await tellApplicants(tx, standing, move, now);
}

/** Tells those who may answer an appeal: leads, reviewers of its post, and the organiser's owners. */
export async function tellOfAppeal(tx: Database, { id, examId, postId, number, name }: RegistrationRow, now: Date) {
  const mayAnswer = or(
    eq(examStaff.role, 'lead'),
    and(eq(examStaff.role, 'reviewer'), or(isNull(examStaff.posts), sql`${examPost.code} = any(${examStaff.posts})`)),
    and(eq(companyMember.role, 'owner'), eq(companyMember.companyId, exam.companyId)),
  );
  const isOfProject = or(eq(companyMember.companyId, exam.companyId), eq(examStaff.examId, examId));
  const staff = await tx
    .selectDistinct({ accountId: companyMember.accountId, title: exam.title })
    .from(exam)
    .innerJoin(examPost, eq(examPost.id, postId))
    .innerJoin(companyMember, eq(companyMember.status, 'active'))
    .leftJoin(examStaff, and(eq(examStaff.examId, exam.id), eq(examStaff.memberId, companyMember.id)))
    .where(and(eq(exam.id, examId), isOfProject, mayAnswer));
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
