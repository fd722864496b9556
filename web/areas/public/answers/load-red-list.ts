import type { Call } from '#contract/api.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';

/** The schools that answer best, of a city or the country. */
export async function loadRedList(call: Call, url: URL) {
  const given = url.searchParams.get('cityCode') ?? '';
  const cityCode = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : undefined;
  const list = await call('GET /api/answers/red-list', { query: { cityCode } }).catch(failPage);
  return { ...list, cityCode, cityName: list.cities.find(({ code }) => code === cityCode)?.name ?? '' };
}

export type RedListData = Awaited<ReturnType<typeof loadRedList>>;
