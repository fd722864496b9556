import type { Call } from '#contract/api.ts';
import { type CompanyTypeCode, companyTypes } from '#contract/taxonomy/company-types.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { failPage } from '#web/features/page/page-failure.ts';

const DEEPEST_PAGE = 50;

export interface CompanyFilters {
  keyword?: string;
  cityCode?: string;
  companyType?: CompanyTypeCode;
}

/** What the address asks for; a value that is none of ours counts as not given. */
export function readCompanyFilters(query: URLSearchParams): CompanyFilters {
  const type = query.get('companyType');
  const cityCode = query.get('cityCode') ?? '';
  return {
    keyword: query.get('keyword')?.trim().slice(0, 60) || undefined,
    cityCode: /^[1-9][0-9]{5}$/.test(cityCode) ? cityCode : undefined,
    companyType: isCode(companyTypes, type) ? type : undefined,
  };
}

export async function loadCompanies(call: Call, url: URL) {
  const filters = readCompanyFilters(url.searchParams);
  const { companyType } = filters;
  const given = Number(url.searchParams.get('page'));
  const page = Number.isInteger(given) && given > 1 ? Math.min(given, DEEPEST_PAGE) : 1;
  const query = { ...filters, companyType, page };
  return { filters, page, list: await call('GET /api/companies', { query }).catch(failPage) };
}

export type CompaniesData = Awaited<ReturnType<typeof loadCompanies>>;
