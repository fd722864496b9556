import type { Call } from '#contract/api.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { loadHomeColumns } from '../content/load-home-columns.ts';

const FAIRS = 3;
const first = (names: string[], asked: string | null) => (asked && names.includes(asked) ? asked : (names[0] ?? ''));

/** The home page with one tab of each section open; the others are a link away, so the document stays small. */
export async function loadHome(call: Call, url: URL) {
  const given = url.searchParams.get('cityCode') ?? '';
  const cityCode = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : undefined;
  // A page without its fairs is still the home page.
  const coming = call('GET /api/fairs', {}, { background: true, quiet: true }).catch(() => null);
  const columns = loadHomeColumns(call);
  const { hot, famous, newest, ...rest } = await call('GET /api/home', { query: { cityCode } }).catch(failPage);
  const hotTabs = Object.keys(hot).filter((name) => hot[name]?.length);
  const famousTabs = Object.keys(famous).filter((name) => famous[name]?.length);
  const hotTab = first(hotTabs, url.searchParams.get('hot'));
  const famousTab = first(famousTabs, url.searchParams.get('famous'));
  return {
    ...rest,
    cityCode,
    now: Date.now(),
    fairs: (await coming)?.items.slice(0, FAIRS) ?? [],
    columns: await columns,
    newest: newest.map(listedPost),
    hot: { tabs: hotTabs, tab: hotTab, posts: (hot[hotTab] ?? []).map(listedPost) },
    famous: { tabs: famousTabs, tab: famousTab, companies: famous[famousTab] ?? [] },
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
