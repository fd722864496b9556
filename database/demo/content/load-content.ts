import { contentItem } from '#database/schema/content.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import type { Random } from '../random.ts';
import { drawAdmissions } from './draw-admissions.ts';
import { drawArticles } from './draw-articles.ts';
import { drawBanners, drawGuides } from './draw-guides.ts';
import { drawLectures } from './draw-lectures.ts';
import { drawPolicies } from './draw-policies.ts';

/** What the site itself publishes: articles, policies, admissions, lectures, guides and banners. */
export async function loadContent(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  for (const draw of [drawArticles, drawPolicies, drawAdmissions, drawLectures, drawGuides, drawBanners])
    await bulkInsert(tx, contentItem, draw(random.fork(draw.name), now));
}
