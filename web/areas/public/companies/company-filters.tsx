import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { type CompanyTypeGroup, companyTypeGroups } from '#contract/taxonomy/groups.ts';
import { codesOf, codesWhere, labelOf } from '#contract/taxonomy/list.ts';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { filterBy, ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import { paths } from '#web/paths.ts';
import type { CompaniesData, CompanyFilters } from './load-companies.ts';

export const companiesHref = (filters: CompanyFilters, change: CompanyFilters = {}) =>
  paths.companies({ ...filters, ...change });

/** The group whose types are selected, completely or partly. */
function groupOf(companyType: string | undefined): CompanyTypeGroup | null {
  const first = companyType?.split(',')[0];
  return first && first in companyTypes ? companyTypes[first as keyof typeof companyTypes].group : null;
}

/** City, kind of school, its types, and the order. */
export function CompanyFilterRow({ data: { filters, city, found } }: { data: CompaniesData }) {
  const { cityCode, companyType } = filters;
  const chosen = groupOf(companyType);
  const countOf = (types: readonly string[]) => types.reduce((sum, type) => sum + (found.byType[type] ?? 0), 0);
  const known = cityCode && !hotCities[cityCode] && city ? [[cityCode, city] as const, ...hotCityList] : hotCityList;
  const typesOf = (group: CompanyTypeGroup) => codesWhere(companyTypes, 'group', group);
  const types = chosen ? typesOf(chosen) : [];
  const all = types.join(',');
  const orderBy = (label: string, sort?: 'posts') => ({
    label,
    href: companiesHref(filters, { sort }),
    current: filters.sort === sort,
  });
  return (
    <ListFilterRow
      filters={[
        filterBy('城市', ['全国'], known, cityCode, (code) => companiesHref(filters, { cityCode: code })),
        filterBy(
          '类别',
          ['不限'],
          codesOf(companyTypeGroups).map((group) => [
            typesOf(group).join(','),
            companyTypeGroups[group],
            countOf(typesOf(group)),
          ]),
          all,
          (codes) => companiesHref(filters, { companyType: codes }),
        ),
        filterBy(
          '类型',
          ['全部'],
          types.map((code) => [code, labelOf(companyTypes, code), countOf([code])]),
          companyType === all ? undefined : companyType,
          (code = all) => companiesHref(filters, { companyType: code }),
        ),
      ]}
      order={[orderBy('答复快的在前'), orderBy('在招多的在前', 'posts')]}
    />
  );
}
