import type { HomeData } from './load-home.ts';

/** The home page with another tab open; the rest stays unchanged. */
export function homeHref(data: HomeData, change: { hot?: string; famous?: string }): string {
  const query = new URLSearchParams();
  if (data.cityCode) query.set('cityCode', data.cityCode);
  const hot = change.hot ?? data.hot.tab;
  const famous = change.famous ?? data.famous.tab;
  if (hot !== data.hot.tabs[0]) query.set('hot', hot);
  if (famous !== data.famous.tabs[0]) query.set('famous', famous);
  const text = query.toString();
  return text ? `/?${text}` : '/';
}
