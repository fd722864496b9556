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

type Addressee = Pick<RegistrationRow, 'id' | 'joberId' | 'examId' | 'reason' | 'completeBy' | 'fee'>;

/** Tells applicants of one project of the same decision. */
export async function tellApplicants(
  tx: Database,
  rows: readonly Addressee[],
  move: Decision,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const people = await tx
    .select({ id: jober.id, accountId: jober.accountId })
    .from(jober)
    .where(inArray(jober.id, [...new Set(rows.map(({ joberId }) => joberId))]));
  const accountOf = new Map(people.map(({ id, accountId }) => [id, accountId]));
  const exams = await tx
    .select({ id: exam.id, title: exam.title, fee: sql<number>`(settings->>'fee')::int` })
    .from(exam)
    .where(inArray(exam.id, [...new Set(rows.map(({ examId }) => examId))]));
  const examOf = new Map(exams.map((row) => [row.id, row]));
  const notices = rows.flatMap(({ id, joberId, examId, reason, completeBy, fee: paid }) => {
    const [accountId, project] = [accountOf.get(joberId), examOf.get(examId)];
    if (!accountId || !project) return [];
    const due = (move === 'approve' || move === 'grant') && project.fee > 0 && paid === null;
    const toPay = due ? `请按项目的时间缴考务费 ¥${yuanText(project.fee)}。` : '';
    const until = completeBy ? `请在 ${formatDateTime(completeBy)} 前补齐。` : '';
    return {
      accountId,
      kind: `exam.${move}` as const,
      title: titles[move],
      link: '/client/exams',
      now,
      body: `“${project.title}”${reason ? `：${reason}。` : '。'}${until}${toPay}`,
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
export async function tellLater(
  tx: Database,
  rows: readonly RegistrationRow[],
  move: Undoable,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
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
