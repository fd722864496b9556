import { inArray } from 'drizzle-orm';
import { formatDateTime } from '#contract/text.ts';
import { exam } from '#database/schema/exams.ts';
import { jober } from '#database/schema/identity.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { RegistrationRow } from '../registrations/store.ts';

export type Decision = 'approve' | 'return' | 'refuse' | 'reopen';

const titles: Record<Decision, string> = {
  approve: '公招资格审核通过',
  return: '公招报名需要补件',
  refuse: '公招资格审核不通过',
  reopen: '公招资格审核结论已撤销，将重新审核',
};

/** Tells applicants of one project of the same decision. */
export async function tellApplicants(
  tx: Database,
  rows: readonly RegistrationRow[],
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
        .select({ id: exam.id, title: exam.title })
        .from(exam)
        .where(inArray(exam.id, [...new Set(rows.map(({ examId }) => examId))]))
    ).map(({ id, title }) => [id, title]),
  );
  const notices = rows.flatMap(({ id, joberId, examId, reason, completeBy }) => {
    const accountId = accountOf.get(joberId);
    if (!accountId) return [];
    const until = completeBy ? `请在 ${formatDateTime(completeBy.toISOString())} 前补齐。` : '';
    return [
      {
        ...{ accountId, kind: `exam.${move}`, title: titles[move], link: '/client/exams', now },
        body: `“${titlesOf.get(examId) ?? ''}”${reason ? `：${reason}。` : '。'}${until}`,
        effectKey: `exam-registration:${id}:${move}:${now.getTime()}`,
      },
    ];
  });
  await notifyAll(tx, notices);
}
