import { eq } from 'drizzle-orm';
import { discardDrafts, updateDraft, type Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { importRow, postImport } from '../../schema.ts';
import { type EarlierPost, earlierPosts, isEdited, type RowTrace } from './earlier-rows.ts';
import { findImport } from './stored-import.ts';

/** Only untouched drafts are undone. */
const isUntouched = (post: EarlierPost | undefined): post is EarlierPost =>
  post !== undefined && post.status === 'draft' && !isEdited(post);

/**
 * Undoes a whole import: drafts that it created are deleted, drafts that it changed are restored. Submitted or edited posts stay.
 * The table can then be mapped and written again.
 * @throws AppError NOT_FOUND
 */
export async function undoImport(db: Database, writer: Writer, id: string) {
  return db.transaction(async (tx) => {
    await findImport(tx, id, writer, true);
    const rows = await tx.select().from(importRow).where(eq(importRow.batchId, id));
    const touching = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'update');
    const ids = touching.flatMap(({ postId }) => postId ?? []);
    const posts = new Map(
      (await earlierPosts(tx, writer.companyId, { identities: [], ids })).map((item) => [item.id, item]),
    );
    const untouched = touching.filter(({ postId, createdAt }) => {
      const post = posts.get(postId ?? '');
      return isUntouched(post) && post.importedAt.getTime() === createdAt.getTime();
    });
    const made = untouched.filter(({ outcome }) => outcome === 'new').flatMap(({ postId }) => postId ?? []);
    const updated = untouched.filter(({ outcome }) => outcome === 'update');
    await tx.delete(importRow).where(eq(importRow.batchId, id));
    await discardDrafts(tx, writer.companyId, made);
    for (const { postId, raw } of updated) {
      const { before } = raw as unknown as RowTrace;
      // Restores the original time of saving, so that the undo does not look like a manual edit.
      if (postId && before)
        await updateDraft(tx, { ...writer, now: new Date(before.savedAt) }, { id: postId, ...before });
    }
    await tx.update(postImport).set({ done: 0 }).where(eq(postImport.id, id));
    return { removed: made.length, restored: updated.length, left: posts.size - untouched.length };
  });
}
