import type { Call } from '#contract/api.ts';
import { applicantText } from '#contract/search/applicant.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { checkOfAddress } from '#web/features/quick-check/choices.ts';
import { loadForHome } from '#web/slots.tsx';

const POSTS_PER_TAB = 8;
const first = (names: string[], asked: string | null) => (asked && names.includes(asked) ? asked : (names[0] ?? ''));
const aside = { background: true, quiet: true };
const orNull = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null);

/** The home page with one kind of hot posts; others are links, which keeps the document small. */
export async function loadHome(call: Call, url: URL) {
  const given = url.searchParams.get('cityCode') ?? '';
  const cityCode = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : undefined;
  const now = Date.now();
  const check = checkOfAddress(url.searchParams, cityCode);
  const asked = { applicant: applicantText(check.applicant), cityCode: check.cityCode };
  // All but the posts are optional.
  const others = Promise.all([loadForHome(call, now), orNull(call('GET /api/posts/open-to', { query: asked }, aside))]);
  const { hot, stats, hotWords } = await call('GET /api/home', { query: { cityCode } }).catch(failPage);
  const tabs = Object.keys(hot).filter((name) => hot[name]?.length);
  const tab = first(tabs, url.searchParams.get('hot'));
  const [loaded, openTo] = await others;
  const posts = (hot[tab] ?? []).slice(0, POSTS_PER_TAB).map(listedPost);
  return { stats, hotWords, cityCode, now, check, openTo, loaded, hot: { tabs, tab, posts } };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
