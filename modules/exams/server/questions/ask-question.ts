import { and, eq } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { examQuestion } from '../../schema/exams.ts';
import { publishPageChanges } from '../page-tags.ts';
import { publicRow } from '../read-exam.ts';
import { refuseReported } from '../store.ts';

interface Question {
  examId: string;
  joberId: string;
  body: string;
  now: Date;
}

/** Stores a question and tells the organiser; the same question is one. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function askQuestion(tx: Database, { examId, joberId, body, now }: Question): Promise<string> {
  const { row } = await publicRow(tx, examId);
  refuseReported(row);
  if (row.status !== 'published') throw appError('ILLEGAL_MOVE', { message: '项目不在进行中，不能再提问' });
  const id = newId();
  const [made] = await tx
    .insert(examQuestion)
    .values({ id, examId, joberId, body, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: examQuestion.id });
  if (!made) return sameQuestion(tx, { examId, joberId, body });
  await notifyCompany(tx, {
    companyId: row.companyId,
    kind: 'exam.question',
    title: '公招项目有新提问',
    body: `“${row.title}”：${body}`,
    link: `/exam/edit?id=${examId}&tab=questions`,
    effectKey: `exam-question:${id}`,
    now,
  });
  await publishPageChanges(tx, examId);
  return id;
}

async function sameQuestion(tx: Database, { examId, joberId, body }: Omit<Question, 'now'>): Promise<string> {
  const { id } = examQuestion;
  const isSame = and(eq(examQuestion.examId, examId), eq(examQuestion.joberId, joberId), eq(examQuestion.body, body));
  const [found] = await tx.select({ id }).from(examQuestion).where(isSame);
  return found?.id ?? '';
}
