import { eq } from 'drizzle-orm';
import { jober } from '#database/schema/identity.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { examQuestion } from '../../schema/exams.ts';
import { publishPageChanges } from '../page-tags.ts';
import { requirePart, type StaffCaller, type StaffPart } from '../policy.ts';

/** Absent and foreign ones get the same answer. */
const questionAbsent = () => appError('NOT_FOUND', { message: '该提问不存在' });

interface Answer {
  id: string;
  answer: string;
  isPublic: boolean;
}

/** Answers a question, or rewrites its answer; who asked is told. @throws AppError NOT_FOUND, FORBIDDEN */
export async function answerQuestion(
  tx: Database,
  caller: StaffCaller,
  { id, answer, isPublic }: Answer,
): Promise<StaffPart> {
  const [row] = await tx.select().from(examQuestion).where(eq(examQuestion.id, id)).for('no key update');
  const asked = { examId: row?.examId ?? '0', act: 'answerQuestions', absent: questionAbsent } as const;
  const part = await requirePart(tx, caller, asked);
  if (!row) throw questionAbsent();
  if (row.answer === answer && row.isPublic === isPublic) return part;
  const { accountId: answeredBy, now } = caller;
  await tx.update(examQuestion).set({ answer, isPublic, answeredBy, answeredAt: now }).where(eq(examQuestion.id, id));
  const [person] = await tx.select({ accountId: jober.accountId }).from(jober).where(eq(jober.id, row.joberId));
  if (person)
    await notifyAccount(tx, {
      accountId: person.accountId,
      kind: 'exam.question',
      title: '你的提问已有答复',
      now,
      body: `“${part.row.title}”：${answer}`,
      link: `/exams/details?id=${row.examId}`,
      effectKey: `exam-question:${id}:${now.getTime()}`,
    });
  await publishPageChanges(tx, row.examId);
  return part;
}
