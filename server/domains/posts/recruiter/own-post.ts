import { and, eq, isNull } from 'drizzle-orm';
import { postStateAt } from '#contract/posts/post-state.ts';
import type { RecruiterPost } from '#contract/posts/recruiter-posts.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { isTrusted } from '../is-trusted.ts';
import { draftOf } from './drafts.ts';
import { formOf, untitled } from './form-columns.ts';
import { rejectReasons } from './reject-reasons.ts';

/** A post as its editor opens it: the pending changes, else the post itself. @throws AppError NOT_FOUND */
export async function recruiterPost(db: Database, companyId: string, id: string, now: Date): Promise<RecruiterPost> {
  const [row] = await db
    .select()
    .from(post)
    .where(and(eq(post.id, id), eq(post.companyId, companyId), isNull(post.examId)));
  if (!row) throw appError('NOT_FOUND', { message: '该职位不存在或已被删除' });
  const draft = await draftOf(db, id);
  const form = draft?.form ?? formOf(row);
  return {
    id,
    status: postStateAt(row.status, row.deadline, now),
    revision: draft?.revision ?? 1,
    form: form.title === untitled ? { ...form, title: '' } : form,
    hasDraft: draft?.form != null,
    savedAt: (draft?.savedAt ?? row.updatedAt).toISOString(),
    skipsReview: await isTrusted(db, companyId, now),
    rejectReason: row.status === 'rejected' ? ((await rejectReasons(db, [id])).get(id) ?? null) : null,
    recheck: row.recheckAt !== null,
  };
}
