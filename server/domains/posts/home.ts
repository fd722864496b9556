import type { Deps } from '#server/platform/deps.ts';
import { cachedBy } from './cached-by.ts';
import { famousCompanies, railCounts, siteStats } from './home-parts.ts';
import { graduatingYear, homePosts } from './home-posts.ts';

const FRESH_MS = 60_000;
const STALE_MS = 60_000;
/** Cities whose home page is kept. */
const CITIES = 400;

const hotWords = (now: Date) => [
  '事业编制',
  '高中数学',
  '小学语文',
  '辅导员',
  '幼儿教师',
  '思政课教师',
  '银龄返聘',
  '心理健康',
  `${graduatingYear(now)} 届校招`,
];

/** What the home page shows, of the whole country or of a city; made at most once a minute and city in a process. */
export function homeReader({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return cachedBy({ freshMs: FRESH_MS, staleMs: STALE_MS, max: CITIES, clock }, async (cityCode: string) => {
    const now = clock.now();
    const city = cityCode === '' ? undefined : cityCode;
    const stats = await siteStats(db, city, now);
    const { hot, newest } = await homePosts(db, city, now);
    const famous = await famousCompanies(db, city);
    return { stats, hotWords: hotWords(now), hot, newest, famous, rail: await railCounts(db, city, now) };
  });
}
