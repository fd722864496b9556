import { sql } from 'drizzle-orm';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { type OwnPost, ownPosts } from '#server/domains/posts/public.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';

/** What an import stores of a row besides its result: the form it made, and the previous content. */
export interface RowTrace {
  form: PostDraftForm;
  before?: { form: PostDraftForm; sourceKey: string | null; savedAt: string };
}

/** A post that an earlier table created or changed, with its row at that time. */
export interface EarlierPost extends OwnPost {
  identity: string;
  imported: PostDraftForm;
  importedAt: Date;
}

/**
 * The company's posts that earlier tables created from rows with these identities, or with these ids; a post not created by a
 * table counts as imported in its current form.
 */
export async function earlierPosts(
  tx: Database,
  companyId: string,
  { identities, ids }: { identities: readonly string[]; ids: readonly string[] },
): Promise<EarlierPost[]> {
  const rows = await rowsOf(tx, { postId: 'string', identity: 'string', raw: typed<RowTrace>(), at: 'string' })`
    select distinct on (r.post_id) r.post_id as "postId", r.identity, r.raw, r.created_at as at
    from import_row r
    where r.identity is not null and r.outcome in ('new', 'update') and r.post_id in (
      select post_id from import_row where identity = any(${sql.param(identities)}::text[])
      union all select unnest(${sql.param(ids)}::bigint[]))
    order by r.post_id, r.created_at desc, r.id desc`;
  const posts = await ownPosts(tx, companyId, [...new Set([...rows.map(({ postId }) => postId), ...ids])]);
  const latest = new Map(rows.map((row) => [row.postId, row]));
  return [...posts.values()].map((item) => {
    const row = latest.get(item.id);
    return row
      ? { ...item, identity: row.identity, imported: row.raw.form, importedAt: new Date(row.at) }
      : { ...item, identity: '', imported: item.form, importedAt: item.savedAt };
  });
}

/** Whether a person saved the draft after the import. */
export const isEdited = ({ savedAt, importedAt }: EarlierPost): boolean => savedAt > importedAt;
