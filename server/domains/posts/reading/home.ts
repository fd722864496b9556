import { hotWords } from '#server/domains/moderation-lists/public.ts';
import { cachedBy, type MadeFrom } from '#server/platform/cached-by.ts';
import type { Deps } from '#server/platform/deps.ts';
import { cardTags, companyCardTag, firstDeadline } from '../page-tags.ts';
import { type FamousCompany, famousCompanies, railCounts, siteStats } from './home-parts.ts';
import { graduatingYear, type HomePosts, homePosts } from './home-posts.ts';

const MINUTE = 60_000;
/** Maximum number of cities whose home page is cached. */
const CITIES = 400;

/** Used while operators have chosen none. */
const usualWords = (now: Date) => [
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

function ofPosts({ hot, newest }: HomePosts): MadeFrom {
  const shown = [...Object.values(hot).flat(), ...newest];
  return { tags: cardTags(shown), until: firstDeadline(shown) };
}

const ofCompanies = ({ famous }: { famous: Record<string, FamousCompany[]> }): MadeFrom => ({
  tags: Object.values(famous)
    .flat()
    .map(({ id }) => companyCardTag(id)),
  until: Number.POSITIVE_INFINITY,
});

/** The dependencies of a home page. */
export function madeHomeFrom(home: Parameters<typeof ofPosts>[0] & Parameters<typeof ofCompanies>[0]): MadeFrom {
  const [posts, companies] = [ofPosts(home), ofCompanies(home)];
  return { tags: [...posts.tags, ...companies.tags], until: posts.until };
}

/**
 * Content of the home page, for the whole country or a city. Posts are renewed at most once a minute per city and process;
 * schools and subject counts, which cost most and change least, every ten minutes. Nobody waits for a renewal. Closed or changed
 * items are evicted at once.
 */
export function homeReader({ db, memories, clock, changes }: Pick<Deps, 'db' | 'memories' | 'clock' | 'changes'>) {
  const source = { db, memories };
  const codeOf = (key: string) => (key === '' ? undefined : key);
  const lively = { freshMs: MINUTE, staleMs: MINUTE, max: CITIES, clock, following: { changes, madeFrom: ofPosts } };
  const readPosts = cachedBy(lively, async (key: string) => {
    const now = clock.now();
    const [stats, words, posts] = await Promise.all([
      siteStats(source, codeOf(key), now),
      hotWords(db),
      homePosts(source, codeOf(key), now),
    ]);
    return { stats, hotWords: words.length > 0 ? words : usualWords(now), ...posts };
  });
  const slow = {
    freshMs: 10 * MINUTE,
    staleMs: 50 * MINUTE,
    max: CITIES,
    clock,
    following: { changes, madeFrom: ofCompanies },
  };
  const readRest = cachedBy(slow, async (key: string) => {
    const [famous, rail] = await Promise.all([
      famousCompanies(db, codeOf(key)),
      railCounts(source, codeOf(key), clock.now()),
    ]);
    return { famous, rail };
  });
  return async (cityCode: string) => {
    const [posts, rest] = await Promise.all([readPosts(cityCode), readRest(cityCode)]);
    return { ...posts, ...rest };
  };
}
