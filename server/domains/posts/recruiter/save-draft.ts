import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { postStateAt } from '#contract/posts/post-state.ts';
import { afterPostMove } from '#contract/posts/post-states.ts';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { lockPost, readPost, setPost } from '../store.ts';
import { deskOf, draftOf, insertDrafts, keepDraft, requireRevision, type Writer } from './drafts.ts';
import { columnsOf, formOf } from './form-columns.ts';
import { takePostFiles } from './post-files.ts';

function requirePlace({ regionCode }: PostDraftForm): void {
  if (regionCode !== undefined && !regionByCode(regionCode)) throw fieldError('body.form.regionCode', '工作地区不存在');
}

export async function createDraft(db: Database, writer: Writer, form: PostDraftForm) {
  requirePlace(form);
  const [id] = await db.transaction(async (tx) =>
    insertDrafts(tx, [{ form: await takePostFiles(tx, writer, form) }], writer),
  );
  return { id: id ?? '', revision: 1, savedAt: writer.now.toISOString() };
}

/** @throws AppError ILLEGAL_MOVE in a state that cannot be edited */
export function requireEditable(found: { status: string; deadline: Date | null }, now: Date): void {
  const status = postStateAt(found.status as never, found.deadline, now);
  if (afterPostMove(status, 'edit', 'recruiter') !== null) return;
  const why = { pending: '审核中的职位暂不能修改', expired: '该职位已过截止时间，请复制后重新发布' };
  throw appError('ILLEGAL_MOVE', { message: why[status as keyof typeof why] ?? '该职位不能修改' });
}

/**
 * Saves an edit. A draft's row is updated at once, so that lists show it; a public post stays unchanged until the edit is
 * submitted.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT where somebody saved in between
 */
export async function saveDraft(
  db: Database,
  writer: Writer,
  { postId, revision, form: given }: { postId: string; revision: number; form: PostDraftForm },
) {
  requirePlace(given);
  return db.transaction(async (tx) => {
    const found = await lockPost(tx, writer.companyId, postId);
    requireEditable(found, writer.now);
    const draft = await draftOf(tx, postId);
    requireRevision(draft, revision);
    const form = await takePostFiles(tx, writer, given, draft?.form, formOf(await readPost(tx, postId)));
    const { name, region } = await deskOf(tx, writer);
    if (found.status === 'draft') await setPost(tx, postId, { ...columnsOf(form, region), updatedAt: writer.now });
    const next = await keepDraft(tx, postId, { form, savedBy: name, now: writer.now });
    return { id: postId, revision: next, savedAt: writer.now.toISOString() };
  });
}
