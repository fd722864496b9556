import { and, eq } from 'drizzle-orm';
import { dropFiles, takeFiles } from '#server/domains/files/public.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { examAttachment, examFollow, examNotice } from '../schema/exams.ts';
import type { ExamAccess, Sent } from './policy.ts';
import { fullRows, presentCard, publicRow } from './read-exam.ts';
import { attachmentsOf, idsOf, illegal, lockExam, publishPageChanges } from './store.ts';

/** Idempotent. @throws AppError NOT_FOUND */
export async function followExam(db: Database, joberId: string, examId: string, now: Date): Promise<void> {
  await publicRow(db, examId);
  await keepFollow(db, joberId, examId, now);
}

/** Follows a project that the caller knows to be public: reading it would count its registrations. */
export async function keepFollow(db: Database, joberId: string, examId: string, now: Date): Promise<void> {
  await db.insert(examFollow).values({ examId, joberId, at: now }).onConflictDoNothing();
}

/** Idempotent. */
export async function unfollowExam(db: Database, joberId: string, examId: string): Promise<void> {
  await db.delete(examFollow).where(and(eq(examFollow.examId, examId), eq(examFollow.joberId, joberId)));
}

const MAX_ROWS = 100;

/** The projects that a seeker follows: by the next deadline of registration, those that ended last. */
export async function followedExams(db: Database, joberId: string, now: Date) {
  const rows = await rowsOf(db, { id: 'string' })`
    select e.id::text from exam_follow f join exam e on e.id = f.exam_id
    where f.jober_id = ${joberId} and e.status <> 'draft'
    order by (e.register_until > ${now}) desc, abs(extract(epoch from e.register_until - ${now}::timestamptz)), e.id limit ${MAX_ROWS}`;
  const full = await fullRows(db, idsOf(rows), { now });
  return full.map((item) => presentCard(item, now));
}

interface News {
  kind: 'exam.changed' | 'exam.step';
  title: string;
  body: string;
  /** Identifies the event within the project: each follower is told of it once. */
  key: string;
}

/** Notifies everybody who follows a project; of a change, everybody who registered or saved one of its posts too. */
export async function tellFollowers(tx: Database, examId: string, { key, ...news }: News, now: Date): Promise<void> {
  const isChange = news.kind === 'exam.changed';
  const rows = await rowsOf(tx, { id: 'string' })`
    select j.account_id::text as id from jober j where j.id in (
      select f.jober_id from exam_follow f where f.exam_id = ${examId}
      union select r.jober_id from exam_registration r
      where ${isChange} and r.exam_id = ${examId} and r.status <> 'withdrawn'
      union select f.jober_id from exam_post p join favourite f on f.post_id = p.id
      where ${isChange} and p.exam_id = ${examId})`;
  const notices = rows.map(({ id: accountId }) => ({
    ...news,
    accountId,
    link: `/exams/details?id=${examId}`,
    effectKey: `exam:${examId}:${key}:${accountId}`,
    now,
  }));
  await notifyAll(tx, notices);
}

interface Announced {
  title: string;
  body: string;
  changes?: (typeof examNotice.$inferSelect)['changes'];
  /** What is told of it, and by which key once; nothing where it stands on the project's page alone. */
  told?: Omit<News, 'kind'>;
}

/** Publishes a 补充公告 on the page of a project, and tells everybody whom it concerns. */
export async function announce(tx: Database, examId: string, { told, ...notice }: Announced, at: Date): Promise<void> {
  await tx.insert(examNotice).values({ examId, at, ...notice });
  if (told) await tellFollowers(tx, examId, { ...told, kind: 'exam.changed' }, at);
  await publishPageChanges(tx, examId);
}

/** Publishes a 补充公告 in the organiser's words. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function publishNotice(tx: Database, examId: string, notice: { title: string; body: string }, now: Date) {
  const { title, status } = await lockExam(tx, examId);
  if (status !== 'published') throw illegal('只有进行中的项目可以发布补充公告');
  const told = { title: '公开招聘有补充公告', body: `“${title}”：${notice.title}`, key: `notice:${now.getTime()}` };
  await announce(tx, examId, { ...notice, told }, now);
}

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => `“${name}”`).join('、');

/**
 * Replaces the files beside an announcement; what stays may have been uploaded by a colleague. After publication the difference
 * becomes a notice. @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT
 */
export async function saveAttachments(
  tx: Database,
  { row: { id: examId }, caller: { accountId, now } }: ExamAccess,
  { body }: Sent<{ fileIds: readonly string[] }>,
): Promise<void> {
  const { status, title } = await lockExam(tx, examId);
  if (status !== 'draft' && status !== 'published') throw illegal('已暂停、取消或归档的项目不能修改附件');
  const fileIds = [...new Set(body.fileIds)];
  const before = await attachmentsOf(tx, examId);
  const ids = fileIds.filter((id) => !before.some((file) => file.id === id));
  const added = await takeFiles(tx, { accountId, ids, kind: 'examAttachment', now, path: 'body.fileIds' });
  const removed = before.filter(({ id }) => !fileIds.includes(id));
  await tx.delete(examAttachment).where(eq(examAttachment.examId, examId));
  if (fileIds.length > 0)
    await tx.insert(examAttachment).values(fileIds.map((fileId, line) => ({ examId, fileId, line })));
  await dropFiles(tx, idsOf(removed), now);
  if (status === 'published' && added.length + removed.length > 0) {
    const parts = [added.length > 0 && `新增${namesOf(added)}`, removed.length > 0 && `撤下${namesOf(removed)}`];
    const body = `${parts.filter(Boolean).join('，')}。`;
    const told = { title: '公开招聘附件有更新', body: `“${title}”${body}`, key: `attachments:${now.getTime()}` };
    await announce(tx, examId, { title: '附件有更新', body, told }, now);
  }
  await publishPageChanges(tx, examId);
}
