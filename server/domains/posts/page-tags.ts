import type { PostCard } from '#contract/posts/post-card.ts';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Changed {
  id: string;
  companyId: string;
}

/** The tag of a company's data in lists. Its own pages depend on `company:<id>`, which also changes with each of its posts. */
export const companyCardTag = (id: string) => `company-card:${id}`;

/** The tag of any company's data in lists. */
export const ANY_COMPANY_CARD = 'company-card';

/** The tags of a list of posts: the posts, and the displayed data of their companies. */
export const cardTags = (cards: readonly Pick<PostCard, 'id' | 'company'>[]): string[] =>
  cards.flatMap(({ id, company }) => [`post:${id}`, companyCardTag(company.id)]);

/** The first deadline of these posts, in ms. */
export const firstDeadline = (cards: readonly Pick<PostCard, 'deadline'>[]): number =>
  Math.min(...cards.flatMap(({ deadline }) => (deadline ? [Date.parse(deadline)] : [])), Number.POSITIVE_INFINITY);

/** On commit, invalidates the pages of these posts and their companies on every node. */
export async function publishPageChanges(tx: Database, posts: readonly Changed[]): Promise<void> {
  const tags = [...new Set(posts.flatMap(({ id, companyId }) => [`post:${id}`, `company:${companyId}`]))];
  await publishPages(tx, tags);
}
