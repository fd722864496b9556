import type { Call } from '#contract/api.ts';
import { monthAt } from '#contract/months.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { fairTile } from './fair-tile.ts';
import { loadColumns } from './load-columns.ts';

const FAIRS = 3;
const first = (names: string[], requested: string | null) =>
  requested && names.includes(requested) ? requested : (names[0] ?? '');

/** The home page with one open tab per section; others are links, which keeps the document small. */
export async function loadHome(call: Call, url: URL) {
  const given = url.searchParams.get('cityCode') ?? '';
  const cityCode = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : undefined;
  const now = Date.now();
  const aside = { background: true, quiet: true };
  // Fairs are optional.
  const coming = call('GET /api/fairs', {}, aside).catch(() => null);
  const calendar = call('GET /api/fairs/calendar', { query: { month: monthAt(new Date(now)) } }, aside).catch(
    () => null,
  );
  const columns = loadColumns(call, now);
  const { hot, famous, newest, ...rest } = await call('GET /api/home', { query: { cityCode } }).catch(failPage);
  const hotTabs = Object.keys(hot).filter((name) => hot[name]?.length);
  const famousTabs = Object.keys(famous).filter((name) => famous[name]?.length);
  const hotTab = first(hotTabs, url.searchParams.get('hot'));
  const famousTab = first(famousTabs, url.searchParams.get('famous'));
  return {
    ...rest,
    cityCode,
    now,
    fairs: (await coming)?.items.slice(0, FAIRS).map((fair) => fairTile(fair, now)) ?? [],
    calendar: await calendar,
    columns: await columns,
    newest: newest.map(listedPost),
    hot: { tabs: hotTabs, tab: hotTab, posts: (hot[hotTab] ?? []).map(listedPost) },
    famous: { tabs: famousTabs, tab: famousTab, companies: famous[famousTab] ?? [] },
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
