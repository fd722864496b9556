import type { PostCard } from '#contract/posts/post-card.ts';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Changed {
  id: string;
  companyId: string;
}

/** What lists show of a company. Its own pages stand under `company:<id>`, which changes with each of its posts too. */
export const companyCardTag = (id: string) => `company-card:${id}`;

/** What lists show of any company. */
export const ANY_COMPANY_CARD = 'company-card';

/** What a list of posts is made from: them, and what it shows of their companies. */
export const cardTags = (cards: readonly Pick<PostCard, 'id' | 'company'>[]): string[] =>
  cards.flatMap(({ id, company }) => [`post:${id}`, companyCardTag(company.id)]);

/** When the first of these posts is over, in ms. */
export const firstDeadline = (cards: readonly Pick<PostCard, 'deadline'>[]): number =>
  Math.min(...cards.flatMap(({ deadline }) => (deadline ? [Date.parse(deadline)] : [])), Number.POSITIVE_INFINITY);

/** Tells the page caches of every node, on commit, that these posts and their companies look different now. */
export async function tellPages(tx: Database, posts: readonly Changed[]): Promise<void> {
  const tags = [...new Set(posts.flatMap(({ id, companyId }) => [`post:${id}`, `company:${companyId}`]))];
  await publishPages(tx, tags);
}
