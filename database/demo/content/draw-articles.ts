import type { ArticleFacts } from '#contract/content/content-items.ts';
import { officeMoment } from '../moments.ts';
import type { Random } from '../random.ts';
import { readItems } from './read-items.ts';
import { type ContentRow, publishedRow } from './rows.ts';

/** The articles of 新闻资讯, one every few days back from today. */
export const drawArticles = (random: Random, now: Date): ContentRow[] =>
  readItems<{ article: ArticleFacts }>('articles').map((item, at) => ({
    ...publishedRow(random, 'article', item, officeMoment(random, now, at * 3 + random.int(0, 2))),
    facts: item.article,
  }));
