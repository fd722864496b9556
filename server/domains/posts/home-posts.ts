import type { PostCard, PostFilters } from '#contract/posts.ts';
import type { sorts } from '#contract/taxonomy/sorts.ts';
import { searchPosts } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { postCardList } from './post-cards.ts';

const SHOWN = 9;
const SHANGHAI_MS = 8 * 3_600_000;
/** From September on, those who leave next summer are the graduates that schools look for. */
const SEPTEMBER = 8;

/** The year of the class that is now looking for work: 2027 in November 2026. */
export function graduatingYear(now: Date): number {
  const local = new Date(now.getTime() + SHANGHAI_MS);
  return local.getUTCFullYear() + (local.getUTCMonth() >= SEPTEMBER ? 1 : 0);
}

type Tab = PostFilters & { sort?: keyof typeof sorts };

/** The tabs of 热门岗位: each is a search. */
export const hotTabs = (now: Date): Record<string, Tab> => ({
  推荐: { sort: 'fit' },
  事业编制: { tenure: ['establishment', 'quota'] },
  高校人才: { stage: ['undergraduate', 'postgraduate', 'vocational-undergraduate'] },
  [`${graduatingYear(now)}届应届`]: { experience: ['graduate'] },
  特岗与公费师范: { tenure: ['special-post', 'targeted'] },
  民办与国际: { companyType: ['private-school', 'international-school'] },
  银龄返聘: { tenure: ['retired'] },
});

/** At most one card a company while there are others, so that one big school does not fill a tab. */
export function spread(cards: readonly PostCard[], wanted: number): PostCard[] {
  const seen = new Set<string>();
  const first = cards.filter(({ company }) => !seen.has(company.id) && seen.add(company.id));
  const rest = cards.filter((card) => !first.includes(card));
  return [...first, ...rest].slice(0, wanted);
}

async function cardsOf(db: Database, tab: Tab, cityCode: string | undefined, now: Date): Promise<PostCard[]> {
  const { hits } = await searchPosts(db, { sort: 'newest', ...tab, cityCode }, now);
  return spread(
    await postCardList(
      db,
      hits.map(({ id }) => id),
      undefined,
      now,
    ),
    SHOWN,
  );
}

/** 热门岗位 by tab, and 最新岗位. */
export async function homePosts(db: Database, cityCode: string | undefined, now: Date) {
  const hot: Record<string, PostCard[]> = {};
  for (const [name, tab] of Object.entries(hotTabs(now))) hot[name] = await cardsOf(db, tab, cityCode, now);
  return { hot, newest: await cardsOf(db, {}, cityCode, now) };
}
