import type { Api, Call } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { cityCodeOf, hotCities, provinceCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';

/** Of 24 companies each; the list ends at 1,000. */
const DEEPEST_PAGE = 42;

export interface CompanyFilters {
  keyword?: string;
  cityCode?: string;
  companyType?: string;
  /** Those that answer quickest first, unless those with most open posts. */
  sort?: 'posts';
}

/** The filters of the URL; unknown ones are ignored. */
export function readCompanyFilters(query: URLSearchParams): CompanyFilters {
  const keyword = [...(query.get('keyword') ?? '').trim()].slice(0, 60).join('') || undefined;
  const city = query.get('cityCode') ?? '';
  const types = (query.get('companyType') ?? '').split(',').filter((code) => isCode(companyTypes, code));
  return {
    keyword,
    cityCode: /^[1-9][0-9]{5}$/.test(city) ? cityCodeOf(city) : undefined,
    companyType: types.join(',') || undefined,
    sort: query.get('sort') === 'posts' ? 'posts' : undefined,
  };
}

async function cityName(call: Call, code: string): Promise<string> {
  const known = hotCities[code];
  if (known) return known;
  const query = { parent: provinceCodeOf(code) };
  const cities = await call('GET /api/site/regions', { query }, { background: true, quiet: true }).catch(() => []);
  return cities.find((city) => city.code === code)?.name ?? '';
}

/** All data of /business. */
export async function loadCompanies(call: Call, url: URL) {
  const filters = readCompanyFilters(url.searchParams);
  const pageNumber = Number(url.searchParams.get('page'));
  const page = Number.isInteger(pageNumber) && pageNumber > 1 ? Math.min(pageNumber, DEEPEST_PAGE) : 1;
  const query = { ...filters, sort: filters.sort ?? 'replies', page } as InputOf<Api['GET /api/companies']>['query'];
  const name = filters.cityCode ? cityName(call, filters.cityCode) : '';
  const found = await call('GET /api/companies', { query }).catch(failPage);
  return { filters, page, found, city: await name };
}

export type CompaniesData = Awaited<ReturnType<typeof loadCompanies>>;
