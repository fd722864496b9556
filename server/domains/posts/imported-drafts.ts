import { and, eq, sql } from 'drizzle-orm';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { post, postDraft, postEvent } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deskOf, keepDraft, type Writer } from './recruiter/drafts.ts';
import { columnsOf, formOf } from './recruiter/form-columns.ts';

/** A post that an import may update or undo. */
export interface OwnPost {
  id: string;
  status: string;
  sourceKey: string | null;
  form: PostDraftForm;
  savedAt: Date;
}

export async function knownSourceKeys(tx: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .select({ key: post.sourceKey })
    .from(post)
    .where(sql`${post.sourceKey} = any(${sql.param(keys)}::text[])`);
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

export async function ownPosts(tx: Database, companyId: string, ids: readonly string[]): Promise<Map<string, OwnPost>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ post, draft: postDraft })
    .from(post)
    .leftJoin(postDraft, eq(postDraft.postId, post.id))
    .where(sql`${post.companyId} = ${companyId} and ${post.id} = any(${sql.param(ids)}::bigint[])`);
  return new Map(
    rows.map(({ post: row, draft }) => [
      row.id,
      {
        id: row.id,
        status: row.status,
        sourceKey: row.sourceKey,
        form: draft?.form ?? formOf(row),
        savedAt: draft?.savedAt ?? row.updatedAt,
      },
    ]),
  );
}

/** Updates a draft from a corrected table; a post that is no longer a draft stays unchanged. */
export async function updateDraft(
  tx: Database,
  writer: Writer,
  { id, form, sourceKey }: Pick<OwnPost, 'id' | 'form' | 'sourceKey'>,
): Promise<void> {
  const { name, region } = await deskOf(tx, writer);
  const changed = await tx
    .update(post)
    .set({ ...columnsOf(form, region), sourceKey, updatedAt: writer.now })
    .where(and(eq(post.id, id), eq(post.companyId, writer.companyId), eq(post.status, 'draft')))
    .returning({ id: post.id });
  if (changed.length > 0) await keepDraft(tx, id, { form, savedBy: name, now: writer.now });
}

/** Deletes drafts; posts that were ever submitted stay. */
export async function discardDrafts(tx: Database, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const drafts = sql`select id from post where company_id = ${companyId} and status = 'draft'
    and id = any(${sql.param(ids)}::bigint[])`;
  await tx.delete(postEvent).where(sql`${postEvent.postId} in (${drafts})`);
  await tx.delete(post).where(sql`${post.id} in (${drafts})`);
}
