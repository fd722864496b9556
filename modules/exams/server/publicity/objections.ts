import { and, eq } from 'drizzle-orm';
import { workingSpan } from '#contract/calendar/working-days.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { jober } from '#database/schema/identity.ts';
import { takeFiles } from '#server/domains/files/public.ts';
import { notifyAccount, notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { flowOf, transition } from '#server/platform/transition.ts';
import type { examObjectionEndpoints } from '../../contract/publicity/objections.ts';
import { objection as machine, objectionKinds } from '../../contract/results/objection-state.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { examObjection, examResult } from '../../schema/publications.ts';
import { accessTo } from '../policy.ts';
import { logOf } from '../results/log.ts';
import {
  lockPublication,
  type PublicationRow,
  type PublishedList,
  publishedList,
  publishedOf,
} from '../results/publications.ts';
import { matching, rowsIn } from '../rows.ts';
import { byStaff, type ExamRow, illegal, publishPageChanges } from '../store.ts';

/** Until when a list takes objections, or requests for a recount; 0 working days where plain days count, null where it takes none. */
export function windowOf(
  { kind, publicAt }: Pick<PublicationRow, 'kind' | 'publicAt'>,
  { settings }: Pick<ExamRow, 'settings'>,
) {
  const { publicityDays, results } = settings;
  if (kind === 'publicity') return { endsAt: workingSpan(publicAt, publicityDays).endsAt, workingDays: publicityDays };
  if (kind !== 'written' || results.recountDays === 0) return null;
  return { endsAt: new Date(publicAt.getTime() + results.recountDays * dayMs), workingDays: 0 };
}

/**
 * What keeps people of a publicity from being appointed, in words: the working days of its last version, and objections without an
 * answer. Null where nothing does.
 */
export async function lackingForAppointment(db: Database, row: ExamRow, now: Date): Promise<string | null> {
  const last = (await publishedOf(db, row.id, now)).find(({ kind }) => kind === 'publicity');
  const window = last && windowOf(last, row);
  if (!window) return '还没有公示拟聘用人员';
  if (now < window.endsAt) return `公示还没有满 ${window.workingDays} 个工作日`;
  const open = await db.$count(examObjection, matching(examObjection, { examId: row.id, status: 'filed' }));
  return open > 0 ? `还有 ${open} 件异议没有答复` : null;
}

export type ObjectionRow = typeof examObjection.$inferSelect;

export const objectionFlow = flowOf(
  machine,
  examObjection,
  logOf('objection', ({ id, examId, registrationId }) => ({ examId, subjectId: id, registrationId })),
);

interface Filing
  extends Omit<BodyOf<typeof examObjectionEndpoints, 'POST /api/examPublications/:id/objections'>, 'pledged'> {
  publicationId: string;
  accountId: string;
  now: Date;
}

/** Objections of one person to one list that wait at the same time. */
const MAX_OPEN = 5;

/** Whom it is about: of a recount the caller's own line, otherwise the line that was named. @throws AppError INVALID_INPUT */
async function aboutOf(tx: Database, { publicationId, kind, aboutId, accountId }: Filing): Promise<string | null> {
  const isRecount = kind === 'recount';
  if (!isRecount && aboutId === null) return null;
  const whose = isRecount ? eq(jober.accountId, accountId) : eq(examResult.registrationId, aboutId ?? '0');
  const [line] = await tx
    .select({ id: examResult.registrationId, written: examResult.written })
    .from(examResult)
    .innerJoin(examRegistration, eq(examRegistration.id, examResult.registrationId))
    .innerJoin(jober, eq(jober.id, examRegistration.joberId))
    .where(and(eq(examResult.publicationId, publicationId), whose));
  if (isRecount && line?.written == null) throw fieldError('body.kind', '成绩复查只能由本人对自己的笔试成绩提出');
  if (!line) throw fieldError('body.aboutId', '名单里没有这个人，请重新选择');
  return line.id;
}

/** @throws AppError INVALID_INPUT for a kind that the list does not take, ILLEGAL_MOVE after its window */
function checkWindow({ row, exam }: PublishedList, { kind, now }: Filing): void {
  const window = windowOf(row, exam);
  if (!window || exam.status !== 'published') throw illegal('这份名单现在不受理异议');
  if ((kind === 'recount') !== (row.kind === 'written'))
    throw fieldError('body.kind', row.kind === 'written' ? '对笔试成绩只受理成绩复查' : '成绩复查请在笔试成绩名单提出');
  if (now >= window.endsAt) throw illegal(kind === 'recount' ? '成绩复查的时间已过' : '公示期已结束');
}

/**
 * Files an objection to a public list, or a request to count one's own score again; the organiser is told.
 * @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_MOVE, CONFLICT while the same one waits
 */
export async function fileObjection(tx: Database, filing: Filing): Promise<ObjectionRow> {
  const { publicationId, accountId, kind, name, body, fileId, now } = filing;
  const list = await publishedList(tx, publicationId, now);
  // Two objections at the same moment are filed in turn: the second one finds the first.
  await lockPublication(tx, publicationId);
  checkWindow(list, filing);
  const registrationId = await aboutOf(tx, filing);
  const open = await rowsIn(tx, examObjection, { publicationId, accountId, status: 'filed' });
  if (open.some((item) => item.kind === kind && item.registrationId === registrationId))
    throw appError('CONFLICT', { message: '你已提出同样的异议，正在处理' });
  if (open.length >= MAX_OPEN) throw appError('CONFLICT', { message: `同时处理的异议最多 ${MAX_OPEN} 件，请等待答复` });
  if (fileId) await takeFiles(tx, { accountId, ids: [fileId], kind: 'evidence', now, path: 'body.fileId' });
  return transition({ db: tx, now }, objectionFlow, null, {
    move: 'file',
    who: 'seeker',
    actorId: accountId,
    create: async (status) => {
      const about = { examId: list.exam.id, publicationId, registrationId };
      const values = { id: newId(), ...about, accountId, name, kind, status, body, fileId, madeAt: now };
      const [made] = await tx.insert(examObjection).values(values).returning();
      return made as ObjectionRow;
    },
    notify: async ({ id, examId }) => {
      const title = kind === 'recount' ? '收到一份成绩复查申请' : '收到一件公示异议';
      await notifyCompany(tx, {
        kind: 'exam.objection',
        title,
        companyId: list.exam.companyId,
        effectKey: `exam-objection:${id}`,
        now,
        body: `“${list.exam.title}”，${objectionKinds[kind]}。`,
        link: `/exam/objections?id=${examId}`,
      });
      await publishPageChanges(tx, examId);
    },
  });
}

export const objectionAccess = accessTo(examObjection, () => appError('NOT_FOUND', { message: '该异议不存在' }), true);

type Answer = BodyOf<typeof examObjectionEndpoints, 'POST /api/company/examObjections/:id/moves'>;

/**
 * Answers a locked objection once. The answer is public, that of a recount the applicant's alone; who made it is told.
 * @throws AppError ILLEGAL_MOVE where it is answered or the project has ended
 */
export async function answerObjection(
  tx: Database,
  { row, caller, found }: Awaited<ReturnType<typeof objectionAccess>>,
  { move, answer }: Answer,
): Promise<void> {
  if (row.status !== 'published') throw illegal('项目不在进行中，不能再答复');
  const { accountId: actorId, now } = caller;
  await transition({ db: tx, now }, objectionFlow, found, {
    ...byStaff(caller),
    move,
    refusal: '这件异议已经答复',
    values: { answer, answeredBy: actorId, answeredAt: now },
    notify: async ({ id, accountId, kind, examId }) => {
      const title = kind === 'recount' ? '成绩复查已有答复' : '你提出的异议已有答复';
      await notifyAccount(tx, {
        accountId,
        kind: 'exam.objection',
        title,
        effectKey: `exam-objection:${id}:answer`,
        now,
        body: `“${row.title}”：${answer}`,
        link: `/exams/results?id=${examId}`,
      });
      await publishPageChanges(tx, examId);
    },
  });
}
