import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { type CompanyTypeGroup, companyTypeGroups } from '#contract/taxonomy/groups.ts';
import { codesOf, codesWhere, labelOf } from '#contract/taxonomy/list.ts';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { type FilterLink, FilterPill } from '#web/features/search/filter-pill.tsx';
import { paths } from '#web/paths.ts';
import type { CompaniesData, CompanyFilters } from './load-companies.ts';

export const companiesHref = (filters: CompanyFilters, change: CompanyFilters = {}) =>
  paths.companies({ ...filters, ...change });

type Link = FilterLink<CompanyFilters>;

/** The group whose types are selected, completely or partly. */
function groupOf(companyType: string | undefined): CompanyTypeGroup | null {
  const first = companyType?.split(',')[0];
  return first && first in companyTypes ? companyTypes[first as keyof typeof companyTypes].group : null;
}

/** City, kind of school, its types, and the order. */
export function CompanyFilterPanel({ data: { filters, city, found } }: { data: CompaniesData }) {
  const { cityCode, companyType } = filters;
  const chosen = groupOf(companyType);
  const countOf = (types: readonly string[]) => types.reduce((sum, type) => sum + (found.byType[type] ?? 0), 0);
  const others = cityCode && !hotCities[cityCode] && city ? [{ label: city, change: { cityCode }, current: true }] : [];
  const cities: Link[] = [
    { label: '全国', change: { cityCode: undefined }, current: !cityCode },
    ...others,
    ...hotCityList.map(([code, label]) => ({
      label,
      change: { cityCode: code },
      current: code === cityCode,
    })),
  ];
  const groups: Link[] = [
    { label: '不限', change: { companyType: undefined }, current: !chosen },
    ...codesOf(companyTypeGroups).map((group) => {
      const types = codesWhere(companyTypes, 'group', group);
      const change = { companyType: types.join(',') };
      return { label: companyTypeGroups[group], change, current: group === chosen, count: countOf(types) };
    }),
  ];
  const types = chosen ? codesWhere(companyTypes, 'group', chosen) : [];
  const all = types.join(',');
  const kinds: Link[] = [
    { label: '全部', change: { companyType: all }, current: companyType === all },
    ...types.map((code) => ({
      label: labelOf(companyTypes, code),
      change: { companyType: code },
      current: companyType === code,
      count: countOf([code]),
    })),
  ];
  const orders: Link[] = [
    { label: '答复快的在前', change: { sort: undefined }, current: !filters.sort },
    { label: '在招多的在前', change: { sort: 'posts' }, current: filters.sort === 'posts' },
  ];
  const hrefOf = (change: CompanyFilters) => companiesHref(filters, change);
  return (
    <section aria-label="筛选条件" className="filters">
      <FilterPill label="城市" links={cities} hrefOf={hrefOf} />
      <FilterPill label="类别" links={groups} hrefOf={hrefOf} />
      {types.length > 1 && <FilterPill label="类型" links={kinds} hrefOf={hrefOf} />}
      <span className="ml-auto">
        <FilterPill label="答复快的在前" links={orders} hrefOf={hrefOf} />
      </span>
    </section>
  );
}
