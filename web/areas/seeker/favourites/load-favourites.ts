import type { Call } from '#contract/api.ts';

/** The tabs of 收藏与订阅, as they appear in the URL. */
export const tabs = {
  posts: '收藏的职位',
  follows: '关注的单位',
  searches: '订阅的搜索',
  history: '浏览记录',
  reports: '我的举报',
} as const;
export type Tab = keyof typeof tabs;

const isTab = (text: string | null): text is Tab => text !== null && Object.hasOwn(tabs, text);

async function loadTab(call: Call, tab: Tab) {
  if (tab === 'posts') return { tab, list: await call('GET /api/favourites', { query: {} }) };
  if (tab === 'follows') return { tab, list: await call('GET /api/follows', { query: {} }) };
  if (tab === 'searches') return { tab, list: await call('GET /api/searches') };
  if (tab === 'history') return { tab, list: await call('GET /api/history', { query: {} }) };
  return { tab, list: await call('GET /api/reports', { query: {} }) };
}

/** The data of the URL's tab; an unknown one is the first. */
export async function loadFavouritesPage(call: Call, url: URL) {
  const requested = url.searchParams.get('tab');
  return { ...(await loadTab(call, isTab(requested) ? requested : 'posts')), now: Date.now() };
}

export type FavouritesData = Awaited<ReturnType<typeof loadFavouritesPage>>;
export type ListOf<T extends Tab> = Extract<Awaited<ReturnType<typeof loadTab>>, { tab: T }>['list'];
