import type { BannerFacts, GuideFacts } from '#contract/content/content-items.ts';
import { officeMoment } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { bodyOf, type ContentRow } from './rows.ts';

type Step = readonly [title: string, text: string];
type Guide = readonly [
  topic: string,
  title: string,
  summary: string,
  audience: string,
  duration: string,
  steps: readonly Step[],
  checklist: readonly string[],
];

/** 14 guides. */
export function drawGuides(random: Random, now: Date): ContentRow[] {
  return guides.map(([topic, title, summary, audience, duration, steps, checklist], at): ContentRow => {
    const publishAt = officeMoment(random, now, 3 + at * 5);
    const facts: GuideFacts = {
      audience,
      duration,
      steps: steps.map(([name, text]) => ({ title: name, text })),
      checklist: [...checklist],
    };
    return {
      id: random.id(),
      kind: 'guide',
      status: 'published',
      title,
      summary,
      category: topic,
      source: '教育人才网',
      body: bodyOf([
        '## 小提醒',
        '各地具体安排略有不同，请以当地主管部门公布的信息为准。遇到不清楚的地方，先打电话问，再动身。',
      ]),
      facts,
      publishAt,
      viewCount: random.int(500, 9_000),
      createdAt: publishAt,
      updatedAt: publishAt,
    };
  });
}

interface Data {
  guides: readonly Guide[];
  banners: readonly (readonly [title: string, text: string, link: string, button: string])[];
}

const { guides, banners } = readData<Data>('guides');

/** 3 banners of the home page, the first on top. */
export function drawBanners(random: Random, now: Date): ContentRow[] {
  return banners.map(([title, summary, link, button], at): ContentRow => {
    const publishAt = officeMoment(random, now, 2 + at);
    const facts: BannerFacts = { link, button };
    return {
      id: random.id(),
      kind: 'banner',
      status: 'published',
      title,
      summary,
      category: 'home',
      facts,
      publishAt,
      createdAt: publishAt,
      updatedAt: publishAt,
    };
  });
}
