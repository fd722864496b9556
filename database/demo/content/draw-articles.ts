import type { articleCategories } from '#contract/taxonomy/content-categories.ts';
import { officeMoment } from '../moments.ts';
import type { Random } from '../random.ts';
import { closings, middles, stories } from './articles.ts';
import { bodyOf, type ContentRow } from './rows.ts';

const sources = ['教育人才网', '省厅通知汇编', '教师发展研究中心', '职教观察', '校园记者站', '教育人才网研究组'];

/** The articles of 新闻资讯, spread over the last weeks: the first of each category today or yesterday. */
export function drawArticles(random: Random, now: Date): ContentRow[] {
  const categories = Object.keys(stories) as (keyof typeof articleCategories)[];
  return categories.flatMap((category) =>
    stories[category].map(([title, summary, opening], at): ContentRow => {
      const publishAt = officeMoment(random, now, at === 0 ? random.int(0, 2) : at * 4 + random.int(0, 4));
      return {
        id: random.id(),
        kind: 'article',
        status: 'published',
        title,
        summary,
        category,
        source: random.pick(sources),
        body: bodyOf([opening, random.pick(middles), ...closings[category]]),
        publishAt,
        viewCount: 200 + random.int(0, 1_800) * (1 + Math.min(at, 4)),
        createdAt: publishAt,
        updatedAt: publishAt,
      };
    }),
  );
}
