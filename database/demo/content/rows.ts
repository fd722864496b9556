import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import type { contentItem } from '#database/schema/content.ts';
import type { Random } from '../random.ts';
import { bodyHtml } from './body-html.ts';
import type { WrittenItem } from './read-items.ts';

export type ContentRow = typeof contentItem.$inferInsert & { id: string };

/** What every published text has in common. */
export const publishedRow = (
  random: Random,
  kind: ContentKind,
  { title, summary, category, source, regionCode, body }: WrittenItem<object>,
  publishAt: Date,
): ContentRow => ({
  id: random.id(),
  kind,
  status: 'published',
  title,
  summary,
  category,
  regionCode: regionCode ?? null,
  source,
  body: bodyHtml(body),
  publishAt,
  viewCount: random.int(300, 6_000),
  createdAt: publishAt,
  updatedAt: publishAt,
});
