import { desc, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { newId } from '#database/new-id.ts';
import { jober } from '#database/schema/identity.ts';
import { memberNames } from '#server/domains/companies/public.ts';
import { notifyAccount, notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import type { examQuestionEndpoints } from '../../contract/questions.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examQuestion } from '../../schema/exams.ts';
import { accessTo, changes, type ExamAccess, examAccess, reads, type Sent } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { matching, rowsIn } from '../rows.ts';
import { illegal, publishPageChanges, refuseReported, tagOf } from '../store.ts';

const MAX_PUBLIC = 100;
const MAX_ROWS = 1_000;

/** What was answered in public, the latest first, and how many wait. */
async function publicQuestions(db: Database, examId: string) {
  const order = [desc(examQuestion.answeredAt), examQuestion.id];
  const rows = await rowsIn(db, examQuestion, { examId, isPublic: true }, { order, limit: MAX_PUBLIC });
  const waiting = await db.$count(examQuestion, matching(examQuestion, { examId, answeredAt: null }));
  return { items: rows.map((row) => ({ ...row, answeredAt: row.answeredAt ?? '' })), waiting };
}

/** One's own questions in a project, the latest first. */
const ownQuestions = (db: Database, joberId: string, examId: string) =>
  rowsIn(db, examQuestion, { examId, joberId }, { order: [desc(examQuestion.createdAt)], limit: MAX_PUBLIC });

/** All questions of a project for its staff, those that wait first; who asked is not shown. */
async function staffQuestions(db: Database, { row, role }: ExamAccess) {
  const order = [sql`${examQuestion.answeredAt} desc nulls first`, examQuestion.createdAt];
  const rows = await rowsIn(db, examQuestion, { examId: row.id }, { order, limit: MAX_ROWS });
  const answerers = rows.flatMap(({ answeredBy }) => answeredBy ?? []);
  const names = await memberNames(db, answerers);
  const items = rows.map((row) => ({ ...row, answeredBy: names.get(row.answeredBy ?? '') ?? '' }));
  return { items, mayAnswer: mayDo(role, 'answerQuestions') };
}

const questionAccess = accessTo(examQuestion, () => appError('NOT_FOUND', { message: '该提问不存在' }), true);

type Answer = BodyOf<typeof examQuestionEndpoints, 'PUT /api/company/examQuestions/:id/answer'>;

/** Answers a locked question, or rewrites its answer; who asked is told. */
async function answerQuestion(
  tx: Database,
  { row, caller, found }: Awaited<ReturnType<typeof questionAccess>>,
  { body: { answer, isPublic } }: Sent<Answer>,
): Promise<void> {
  const { id, examId, joberId } = found;
  if (found.answer === answer && found.isPublic === isPublic) return;
  const { accountId: answeredBy, now } = caller;
  await tx.update(examQuestion).set({ answer, isPublic, answeredBy, answeredAt: now }).where(eq(examQuestion.id, id));
  const [person] = await tx.select({ accountId: jober.accountId }).from(jober).where(eq(jober.id, joberId));
  if (person)
    await notifyAccount(tx, {
      accountId: person.accountId,
      kind: 'exam.question',
      title: '你的提问已有答复',
      now,
      body: `“${row.title}”：${answer}`,
      link: `/exams/details?id=${examId}`,
      effectKey: `exam-question:${id}:${now.getTime()}`,
    });
  await publishPageChanges(tx, examId);
}

const answers = changes(questionAccess, 'answerQuestions', staffQuestions);

/** Of one person, in all projects. */
const perDay = { limit: 10, windowSeconds: 86_400 };

/** Questions of seekers and the answers of the organiser. */
export const questionRoutes = (deps: Deps): Handlers<typeof examQuestionEndpoints> => ({
  'GET /api/exams/:id/questions': async (ctx, { params: { id } }) => {
    await publicRow(ctx.db, id);
    ctx.dependsOn(tagOf(id));
    return publicQuestions(ctx.db, id);
  },
  'POST /api/exams/:id/questions': async (ctx, { params: { id: examId }, body }) => {
    const { joberId } = seeker(ctx);
    refuseOver(await consume(deps.db, `exam-question:${joberId}`, perDay, ctx.now), '提问太频繁');
    return { id: await ctx.db.transaction((tx) => askQuestion(tx, { examId, joberId, ...body }, ctx.now)) };
  },
  'GET /api/exams/:id/questions/mine': async (ctx, { params: { id } }) => {
    await publicRow(ctx.db, id);
    return { items: await ownQuestions(ctx.db, seeker(ctx).joberId, id) };
  },
  'GET /api/company/exams/:id/questions': reads(examAccess, 'read', staffQuestions),
  'PUT /api/company/examQuestions/:id/answer': answers(answerQuestion),
});

type Question = Pick<typeof examQuestion.$inferSelect, 'examId' | 'joberId' | 'body'>;

/** Stores a question and tells the organiser; the same question is one. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
async function askQuestion(tx: Database, { examId, joberId, body }: Question, now: Date): Promise<string> {
  const { row } = await publicRow(tx, examId);
  refuseReported(row);
  if (row.status !== 'published') throw illegal('项目不在进行中，不能再提问');
  const id = newId();
  const [made] = await tx
    .insert(examQuestion)
    .values({ id, examId, joberId, body, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: examQuestion.id });
  if (!made) return (await rowsIn(tx, examQuestion, { examId, joberId, body }))[0]?.id ?? '';
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
