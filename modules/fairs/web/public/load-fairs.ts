import type { Call } from '#contract/api.ts';
import { monthAt } from '#contract/months.ts';
import type { PagePath } from '#contract/pages.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { addressAt } from '#web/features/page/page-at.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { paths } from '#web/paths.ts';
import { fairTypes } from '../../contract/fair-state.ts';

/** The same list with a changed filter, from page 1. */
export const fairsHref = ({ kind, filters }: Pick<FairsData, 'kind' | 'filters'>, change: FairFilters = {}) =>
  paths.fairs(kind, { ...filters, ...change });

export type FairKind = '' | 'school' | 'society';

export interface FairFilters {
  type?: string;
  cityCode?: string;
  month?: string;
  when?: 'past';
  view?: 'calendar';
}

const monthShape = /^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$/;

/** The filters of the URL; unknown ones are ignored. */
function readFairFilters(query: URLSearchParams): FairFilters {
  const type = query.get('type');
  const city = query.get('cityCode') ?? '';
  const month = query.get('month') ?? '';
  return {
    type: isCode(fairTypes, type) ? type : undefined,
    cityCode: /^[1-9][0-9]{5}$/.test(city) ? cityCodeOf(city) : undefined,
    month: monthShape.test(month) ? month : undefined,
    when: query.get('when') === 'past' ? 'past' : undefined,
    view: query.get('view') === 'calendar' ? 'calendar' : undefined,
  };
}

const kinds: Partial<Record<PagePath, FairKind>> = {
  '/recruitment/school': 'school',
  '/recruitment/society': 'society',
};

/** All data of the list of fairs, or of the kind that the address names: a page, and the calendar's month. */
export async function loadFairs(call: Call, url: URL) {
  const address = addressAt(url.pathname) ?? '/recruitment';
  const kind = kinds[address] ?? '';
  const filters = readFairFilters(url.searchParams);
  const pageNumber = Number(url.searchParams.get('page'));
  const page = Number.isInteger(pageNumber) && pageNumber > 1 ? Math.min(pageNumber, 50) : 1;
  const now = Date.now();
  const { type, cityCode, when } = filters;
  const common = { kind: kind || undefined, type, cityCode };
  const month = filters.month ?? monthAt(new Date(now));
  const [found, calendar] = await Promise.all([
    call('GET /api/fairs', { query: { ...common, month: filters.month, when, page } }),
    call('GET /api/fairs/calendar', { query: { ...common, month } }),
  ]).catch(failPage);
  return { address, kind, filters, page, now, found, calendar };
}

export type FairsData = Awaited<ReturnType<typeof loadFairs>>;
