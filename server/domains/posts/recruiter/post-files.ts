import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Writer } from './drafts.ts';

const filesOf = (form: PostDraftForm | null | undefined) => form?.attachments ?? [];

/**
 * Binds the files that a form adds, under the names of their uploads; what stood in the post or its edit before may have been
 * uploaded by a colleague. Files are never dropped with a line: a copy of the post may show them.
 * @throws AppError INVALID_INPUT for a file of somebody else, or of another kind
 */
export async function takePostFiles(
  tx: Database,
  { accountId, now }: Writer,
  form: PostDraftForm,
  ...before: readonly (PostDraftForm | null | undefined)[]
): Promise<PostDraftForm> {
  if (filesOf(form).length === 0) return form;
  const known = new Map(before.flatMap(filesOf).map((file) => [file.fileId, file]));
  const ids = filesOf(form).flatMap(({ fileId }) => (known.has(fileId) ? [] : [fileId]));
  const taken = await takeFiles(tx, { accountId, ids, kind: 'postFile', now, path: 'body.form.attachments' });
  for (const { id, name } of taken) known.set(id, { fileId: id, name });
  const fileIds = [...new Set(filesOf(form).map(({ fileId }) => fileId))];
  return { ...form, attachments: fileIds.flatMap((fileId) => known.get(fileId) ?? []) };
}
