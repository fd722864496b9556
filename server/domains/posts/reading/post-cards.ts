import { eq, sql } from 'drizzle-orm';
import type { PostCard } from '#contract/posts/post-card.ts';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared-once.ts';
import { type Marks, presentCard } from '../present.ts';
import { cardColumns } from './card-columns.ts';

const cardsQuery = preparedOnce((db) =>
  db
    .select(cardColumns)
    .from(post)
    .innerJoin(company, eq(company.id, post.companyId))
    .where(sql`${post.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('post_cards'),
);

/**
 * Cards by id in one query, in any state: the caller checks visibility. Absent ids are omitted.
 * @param marksIn matched parts of a title
 */
export async function postCards(
  db: Database,
  ids: readonly string[],
  marksIn?: (title: string) => Marks,
  now = new Date(),
): Promise<Map<string, PostCard>> {
  if (ids.length === 0) return new Map();
  const rows = await cardsQuery(db).execute({ ids });
  return new Map(rows.map((row) => [row.id, presentCard(row, now, marksIn?.(row.title))]));
}

/** Cards in the order of the ids. */
export async function postCardList(
  db: Database,
  ids: readonly string[],
  marksIn?: (title: string) => Marks,
  now?: Date,
): Promise<PostCard[]> {
  const cards = await postCards(db, ids, marksIn, now);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
