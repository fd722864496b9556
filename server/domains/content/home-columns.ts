import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listItems } from './list-items.ts';

/** Content sections of the home page, each read from an index. */
export async function homeColumns(db: Database, now: Date) {
  const some = async (kind: ContentKind, size: number, more: { when?: 'upcoming' | 'past'; category?: string } = {}) =>
    (await listItems(db, { kind, ...more }, now, size)).items;
  const coming = await some('lecture', 4, { when: 'upcoming' });
  const past = coming.length < 4 ? await some('lecture', 4 - coming.length, { when: 'past' }) : [];
  return {
    banners: await some('banner', 4),
    articles: await some('article', 4),
    policies: await some('policy', 4),
    lectures: [...coming, ...past],
    admissions: await some('admission', 4),
  };
}
