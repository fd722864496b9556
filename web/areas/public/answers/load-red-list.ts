import type { AnswerStripData } from '#contract/answers/answers.ts';
import type { Call } from '#contract/api.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';

const COMPANIES_OF_A_CALL = 40;

/** A month's list of the schools that answered best, of a city or the country. */
export async function loadRedList(call: Call, url: URL) {
  const month = url.searchParams.get('month') ?? undefined;
  const given = url.searchParams.get('cityCode') ?? '';
  const cityCode = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : undefined;
  const list = await call('GET /api/answers/red-list', { query: { month, cityCode } }).catch(failPage);
  const companies = list.items
    .slice(0, COMPANIES_OF_A_CALL)
    .map(({ id }) => id)
    .join(',');
  const aside = { background: true, quiet: true };
  const strips: Record<string, AnswerStripData> = companies
    ? await call('GET /api/answers/strips', { query: { companies } }, aside).catch(() => ({}))
    : {};
  return { ...list, strips, cityCode, cityName: list.cities.find(({ code }) => code === cityCode)?.name ?? '' };
}

export type RedListData = Awaited<ReturnType<typeof loadRedList>>;
