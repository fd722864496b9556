import { eq } from 'drizzle-orm';
import { dropFiles, takeFiles } from '#server/domains/files/public.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { examAttachment } from '../../schema/exams.ts';
import { announce } from '../follow.ts';
import { publishPageChanges } from '../page-tags.ts';
import { attachmentsOf, illegal, lockExam } from '../store.ts';

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => `“${name}”`).join('、');

/**
 * Replaces the files beside an announcement; what stays may have been uploaded by a colleague. After publication the difference
 * becomes a notice. @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT
 */
export async function saveAttachments(
  tx: Database,
  { accountId, now }: Writer,
  examId: string,
  given: readonly string[],
): Promise<void> {
  const { status, title } = await lockExam(tx, examId);
  if (status !== 'draft' && status !== 'published') throw illegal('已暂停、取消或归档的项目不能修改附件');
  const fileIds = [...new Set(given)];
  const before = await attachmentsOf(tx, examId);
  const ids = fileIds.filter((id) => !before.some((file) => file.id === id));
  const added = await takeFiles(tx, { accountId, ids, kind: 'examAttachment', now, path: 'body.fileIds' });
  const removed = before.filter(({ id }) => !fileIds.includes(id));
  await tx.delete(examAttachment).where(eq(examAttachment.examId, examId));
  if (fileIds.length > 0)
    await tx.insert(examAttachment).values(fileIds.map((fileId, line) => ({ examId, fileId, line })));
  await dropFiles(
    tx,
    removed.map(({ id }) => id),
    now,
  );
  if (status === 'published' && added.length + removed.length > 0) {
    const parts = [added.length > 0 && `新增${namesOf(added)}`, removed.length > 0 && `撤下${namesOf(removed)}`];
    const body = `${parts.filter(Boolean).join('，')}。`;
    const told = { title: '公开招聘附件有更新', body: `“${title}”${body}`, key: `attachments:${now.getTime()}` };
    await announce(tx, examId, { title: '附件有更新', body, told }, now);
  }
  await publishPageChanges(tx, examId);
}
