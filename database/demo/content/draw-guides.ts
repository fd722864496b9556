import type { BannerFacts, GuideFacts } from '#contract/content/content-items.ts';
import { officeMoment } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { readItems } from './read-items.ts';
import { type ContentRow, publishedRow } from './rows.ts';

export const drawGuides = (random: Random, now: Date): ContentRow[] =>
  readItems<{ guide: GuideFacts }>('guides').map((item, at) => ({
    ...publishedRow(random, 'guide', item, officeMoment(random, now, 3 + at * 5)),
    facts: item.guide,
  }));

type Banner = readonly [title: string, text: string, link: string, button: string];

/** The banners of the home page, the first on top. */
export const drawBanners = (random: Random, now: Date): ContentRow[] =>
  readData<readonly Banner[]>('banners').map(([title, summary, link, button], at) => {
    const facts: BannerFacts = { link, button };
    const item = { title, summary, category: 'home', source: '', body: '' };
    return { ...publishedRow(random, 'banner', item, officeMoment(random, now, 2 + at)), facts, viewCount: 0 };
  });
