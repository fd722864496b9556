import { inArray, sql } from 'drizzle-orm';
import { yuanText } from '#contract/money.ts';
import { formatDateTime } from '#contract/text.ts';
import { jober } from '#database/schema/identity.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { exam } from '../../schema/exams.ts';
import type { RegistrationRow } from '../registrations/store.ts';

export type Decision =
  | 'approve'
  | 'return'
  | 'refuse'
  | 'reopen'
  | 'grant'
  | 'uphold'
  | 'pay'
  | 'waive'
  | 'lapse'
  | 'fall'
  | 'refund'
  | 'seat'
  | 'reseat';

const titles: Record<Decision, string> = {
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
    .where(
      inArray(
        jober.id,
        rows.map(({ joberId }) => joberId),
      ),
    );
  const accountOf = new Map(people.map(({ id, accountId }) => [id, accountId]));
  const titlesOf = new Map(
    (
      await tx
        .select({ id: exam.id, title: exam.title, fee: sql<number>`(settings->>'fee')::int` })
        .from(exam)
        .where(inArray(exam.id, [...new Set(rows.map(({ examId }) => examId))]))
    ).map(({ id, title, fee }) => [id, { title, fee }]),
  );
  const notices = rows.flatMap(({ id, joberId, examId, reason, completeBy, fee: paid }) => {
    const accountId = accountOf.get(joberId);
    if (!accountId) return [];
    const { title = '', fee = 0 } = titlesOf.get(examId) ?? {};
    const due = (move === 'approve' || move === 'grant') && fee > 0 && paid === null;
    const toPay = due ? `请按项目的时间缴考务费 ¥${yuanText(fee)}。` : '';
    const until = completeBy ? `请在 ${formatDateTime(completeBy.toISOString())} 前补齐。` : '';
    return [
      {
        accountId,
        kind: `exam.${move}` as const,
        title: titles[move],
        link: '/client/exams',
        now,
        body: `“${title}”${reason ? `：${reason}。` : '。'}${until}${toPay}`,
        effectKey: `exam-registration:${id}:${move}:${now.getTime()}`,
      },
    ];
  });
  await notifyAll(tx, notices);
}
