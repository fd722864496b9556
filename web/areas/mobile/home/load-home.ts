import type { Call } from '#contract/api.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';

const SHOWN = 10;

/** The mobile home page's data for a city, or the whole country: hot and newest posts. */
export async function loadMobileHome(call: Call, url: URL) {
  const given = url.searchParams.get('cityCode') ?? '';
  const cityCode = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : undefined;
  const { hot, newest, stats, hotWords } = await call('GET /api/home', { query: { cityCode } }).catch(failPage);
  const all = Object.values(hot).flat();
  const known = new Map(all.map((post) => [post.id, post]));
  return {
    cityCode,
    stats,
    hotWords: hotWords.slice(0, 6),
    hot: [...known.values()].slice(0, SHOWN).map(listedPost),
    newest: newest.slice(0, SHOWN).map(listedPost),
    now: Date.now(),
  };
}

export type MobileHomeData = Awaited<ReturnType<typeof loadMobileHome>>;
