import { eq, sql } from 'drizzle-orm';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { formatDateTime } from '#contract/text.ts';
import { newId } from '#database/new-id.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { post, postDraft, postEvent } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { columnsOf } from './form-columns.ts';

export interface Writer {
  companyId: string;
  accountId: string;
  memberId: string;
  now: Date;
}

interface NewDraft {
  form: PostDraftForm;
  sourceKey?: string;
  /** Decides its place in the list of drafts; absent: now. */
  createdAt?: Date;
}

/** The name recorded with a save, and the company's region, the default of a draft. */
export async function deskOf(tx: Database, { companyId, memberId }: Writer) {
  const [row] = await tx
    .select({ name: companyMember.name, region: company.regionCode })
    .from(company)
    .leftJoin(companyMember, eq(companyMember.id, memberId))
    .where(eq(company.id, companyId));
  return { name: row?.name ?? '', region: row?.region || undefined };
}

/**
 * Adds drafts with their first events. A draft whose source key exists is skipped.
 * @returns the new ids, in the order of the drafts; null for skipped ones
 */
export async function insertDrafts(
  tx: Database,
  drafts: readonly NewDraft[],
  writer: Writer,
): Promise<(string | null)[]> {
  if (drafts.length === 0) return [];
  const { name, region } = await deskOf(tx, writer);
  const { companyId, memberId, now } = writer;
  const rows = drafts.map(({ form, sourceKey, createdAt }) => ({
    ...columnsOf(form, region),
    id: newId(),
    companyId,
    memberId,
    status: 'draft' as const,
    sourceKey: sourceKey ?? null,
    createdAt: createdAt ?? now,
    updatedAt: now,
  }));
  const made = await tx
    .insert(post)
    .values(rows)
    .onConflictDoNothing({ target: post.sourceKey, where: sql`source_key is not null` })
    .returning({ id: post.id });
  const ids = new Set(made.map(({ id }) => id));
  if (ids.size === 0) return rows.map(() => null);
  const formById = new Map(rows.map(({ id }, at) => [id, drafts[at]?.form ?? {}]));
  await tx
    .insert(postDraft)
    .values([...ids].map((postId) => ({ postId, form: formById.get(postId), savedBy: name, savedAt: now })));
  await tx.insert(postEvent).values(
    [...ids].map((postId) => ({
      id: newId(),
      postId,
      move: 'create',
      toStatus: 'draft',
      actorId: writer.accountId,
      at: now,
    })),
  );
  return rows.map(({ id }) => (ids.has(id) ? id : null));
}

type Draft = typeof postDraft.$inferSelect;

/** The pending changes of a post; a post never edited is at revision 1. */
export async function draftOf(tx: Database, postId: string): Promise<Draft | null> {
  const [row] = await tx.select().from(postDraft).where(eq(postDraft.postId, postId));
  return row ?? null;
}

/** @throws AppError CONFLICT naming who saved in between */
export function requireRevision(draft: Draft | null, revision: number): void {
  if ((draft?.revision ?? 1) === revision) return;
  const by = draft ? `${draft.savedBy || '同事'}已于 ${formatDateTime(draft.savedAt)} 保存了新的内容` : '内容已被修改';
  throw appError('CONFLICT', { message: `${by}，请载入最新内容后再改` });
}

/** Stores the form under the next revision; `form` null after it was applied. */
export async function keepDraft(
  tx: Database,
  postId: string,
  { form, savedBy, now }: { form: PostDraftForm | null; savedBy: string; now: Date },
): Promise<number> {
  const [row] = await tx
    .insert(postDraft)
    .values({ postId, form, revision: 2, savedBy, savedAt: now })
    .onConflictDoUpdate({
      target: postDraft.postId,
      set: { form, savedBy, savedAt: now, revision: sql`${postDraft.revision} + 1` },
    })
    .returning({ revision: postDraft.revision });
  return row?.revision ?? 1;
}
