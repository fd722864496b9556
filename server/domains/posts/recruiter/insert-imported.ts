import { sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { post, postEvent } from '#database/schema/posts.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A post of an imported table; open from the start, and identified by its `sourceKey`. */
export type ImportedPost = Omit<typeof post.$inferInsert, 'id' | 'status' | 'sourceKey'> & {
  id?: string;
  sourceKey: string;
};

/**
 * Adds posts of an import, with their events and search rows. Posts with an existing key, in whatever state, are skipped.
 * @returns the new ids, by key
 */
export async function insertImportedPosts(
  tx: Database,
  posts: readonly ImportedPost[],
  now: Date,
): Promise<Map<string, string>> {
  if (posts.length === 0) return new Map();
  const made = await tx
    .insert(post)
    .values(
      posts.map((values) => ({ id: newId(), ...values, status: 'open' as const, createdAt: now, updatedAt: now })),
    )
    .onConflictDoNothing({ target: post.sourceKey, where: sql`source_key is not null` })
    .returning({ id: post.id, sourceKey: post.sourceKey });
  if (made.length === 0) return new Map();
  await tx
    .insert(postEvent)
    .values(made.map(({ id }) => ({ id: newId(), postId: id, move: 'import', toStatus: 'open', at: now })));
  await indexPosts(
    tx,
    made.map(({ id }) => id),
  );
  return new Map(made.map(({ id, sourceKey }) => [sourceKey ?? '', id]));
}
