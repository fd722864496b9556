import { takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Writer } from './drafts.ts';

interface PostFile {
  fileId: string;
  name: string;
}

interface WithFiles {
  attachments?: PostFile[] | undefined;
}

const filesOf = (form: WithFiles | null | undefined) => form?.attachments ?? [];

/**
 * Binds the files that a form adds, under the names of their uploads; what stood in the post or its edit before may have been
 * uploaded by a colleague. Files are never dropped with a line: a copy of the post may show them.
 * @throws AppError INVALID_INPUT for a file of somebody else, or of another kind
 */
export async function takePostFiles<F extends WithFiles>(
  tx: Database,
  { accountId, now, path = 'body.form.attachments' }: Pick<Writer, 'accountId' | 'now'> & { path?: string },
  form: F,
  ...before: readonly (WithFiles | null | undefined)[]
): Promise<F> {
  if (filesOf(form).length === 0) return form;
  const known = new Map(before.flatMap(filesOf).map((file) => [file.fileId, file]));
  const ids = filesOf(form).flatMap(({ fileId }) => (known.has(fileId) ? [] : [fileId]));
  const taken = await takeFiles(tx, { accountId, ids, kind: 'postFile', now, path });
  for (const { id, name } of taken) known.set(id, { fileId: id, name });
  const fileIds = [...new Set(filesOf(form).map(({ fileId }) => fileId))];
  return { ...form, attachments: fileIds.flatMap((fileId) => known.get(fileId) ?? []) };
}
