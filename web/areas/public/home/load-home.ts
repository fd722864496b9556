import type { Call } from '#contract/api.ts';
import { applicantText } from '#contract/search/applicant.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { checkOfAddress } from '#web/features/quick-check/choices.ts';
import { loadForHome } from '#web/slots.tsx';

const RED_LIST = 5;
/** With fewer schools of the city, those of the country stand there. */
const FEWEST_LISTED = 3;
const first = (names: string[], asked: string | null) => (asked && names.includes(asked) ? asked : (names[0] ?? ''));
const aside = { background: true, quiet: true };
const orNull = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null);

async function loadRedList(call: Call, cityCode: string | undefined) {
  const ask = (query: { cityCode?: string | undefined }) => orNull(call('GET /api/answers/red-list', { query }, aside));
  const own = cityCode ? await ask({ cityCode }) : null;
  const isOwn = own !== null && own.items.length >= FEWEST_LISTED;
  const list = isOwn ? own : await ask({});
  return list && { isOwn, items: list.items.slice(0, RED_LIST) };
}

/** The home page with one open tab per section; others are links, which keeps the document small. */
export async function loadHome(call: Call, url: URL) {
  const given = url.searchParams.get('cityCode') ?? '';
  const cityCode = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : undefined;
  const now = Date.now();
  const check = checkOfAddress(url.searchParams, cityCode);
  const asked = { applicant: applicantText(check.applicant), cityCode: check.cityCode };
  // All but the posts are optional.
  const others = Promise.all([
    loadForHome(call, now),
    orNull(call('GET /api/answers', {}, aside)),
    orNull(call('GET /api/posts/open-to', { query: asked }, aside)),
    loadRedList(call, cityCode),
  ]);
  const { hot, famous, newest: _, ...rest } = await call('GET /api/home', { query: { cityCode } }).catch(failPage);
  const hotTabs = Object.keys(hot).filter((name) => hot[name]?.length);
  const famousTabs = Object.keys(famous).filter((name) => famous[name]?.length);
  const hotTab = first(hotTabs, url.searchParams.get('hot'));
  const famousTab = first(famousTabs, url.searchParams.get('famous'));
  const [loaded, answers, openTo, redList] = await others;
  const posts = (hot[hotTab] ?? []).map(listedPost);
  const shown = [...posts.map(({ company }) => company.id), ...(redList?.items ?? []).map(({ id }) => id)];
  const companies = [...new Set(shown)].join(',');
  return {
    ...rest,
    cityCode,
    now,
    check,
    openTo,
    answers,
    redList,
    strips: (companies && (await orNull(call('GET /api/answers/strips', { query: { companies } }, aside)))) || {},
    loaded,
    hot: { tabs: hotTabs, tab: hotTab, posts },
    famous: { tabs: famousTabs, tab: famousTab, companies: famous[famousTab] ?? [] },
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
