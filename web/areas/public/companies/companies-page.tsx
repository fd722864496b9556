import Search from 'lucide-react/icons/search';
import { companyTypeGroups, companyTypes } from '#contract/taxonomy/company-types.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { hotCities } from '#web/features/city/hot-cities.ts';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { CompanyCard } from './company-card.tsx';
import type { CompaniesData, CompanyFilters } from './load-companies.ts';

const PAGE_SIZE = 20;
const hrefOf = (filters: CompanyFilters, change: Partial<Record<keyof CompanyFilters | 'page', string | undefined>>) =>
  paths.companies({ ...filters, ...change });

interface Option {
  label: string;
  href: string;
  current: boolean;
}

function Row({ name, options }: { name: string; options: Option[] }) {
  return (
    <div className="flex gap-4 py-1 text-13">
      <span className="w-9 flex-none leading-7 text-ink-3">{name}</span>
      <div className="flex min-w-0 flex-wrap gap-1 max-sm:flex-nowrap max-sm:overflow-x-auto">
        {options.map(({ label, href, current }) => (
          <a key={label} className="pill px-2" href={href} aria-current={current ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}

function Filters({ filters }: { filters: CompanyFilters }) {
  const { cityCode, companyType } = filters;
  const cities = Object.entries(hotCities).map(([code, label]) => ({
    label,
    href: hrefOf(filters, { cityCode: code }),
    current: code === cityCode,
  }));
  const types = codesOf(companyTypes).map((code) => ({
    label: companyTypeLabel(code),
    href: hrefOf(filters, { companyType: code }),
    current: code === companyType,
    group: companyTypes[code].group,
  }));
  const all = { label: '不限', href: hrefOf(filters, { companyType: undefined }), current: !companyType };
  const open = types.find(({ current }) => current)?.group ?? 'school';
  return (
    <section aria-label="筛选" className="card px-4 py-2">
      <Row
        name="城市"
        options={[{ label: '全国', href: hrefOf(filters, { cityCode: undefined }), current: !cityCode }, ...cities]}
      />
      <Row name="类型" options={[all, ...types.filter(({ group }) => group === open)]} />
      <details className="pb-1 pl-13 text-13">
        <summary className="cursor-pointer leading-7 text-ink-3 hover:text-brand">其他类型</summary>
        {Object.entries(companyTypeGroups)
          .filter(([group]) => group !== open)
          .map(([group, label]) => (
            <Row key={group} name={label.slice(0, 4)} options={types.filter((type) => type.group === group)} />
          ))}
      </details>
    </section>
  );
}

function SearchForm({ filters }: { filters: CompanyFilters }) {
  return (
    <search className="w-160 max-w-full">
      <form action={paths.companies()} method="get" className="flex gap-2">
        <label className="flex h-10 flex-1 items-center gap-2 rounded-ctl border-2 border-brand bg-surface px-3">
          <Search size={18} className="flex-none text-ink-4" aria-hidden />
          <span className="sr-only">单位名称</span>
          <input
            key={filters.keyword}
            className="w-full min-w-0 bg-transparent outline-none"
            name="keyword"
            type="search"
            maxLength={60}
            placeholder="学校、学院、教育局或机构名称"
            defaultValue={filters.keyword}
          />
        </label>
        {filters.cityCode && <input type="hidden" name="cityCode" value={filters.cityCode} />}
        {filters.companyType && <input type="hidden" name="companyType" value={filters.companyType} />}
        <button type="submit" className="btn btn-filled h-10">
          搜索
        </button>
      </form>
    </search>
  );
}

/** Companies by city, type and name; those with most open posts first. */
export function CompaniesPage({ data: { filters, page, list } }: { data: CompaniesData }) {
  const pages = Math.ceil(list.total / PAGE_SIZE);
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="page flex h-14 items-center max-sm:h-15">
          <SearchForm filters={filters} />
        </div>
      </div>
      <div className="page pt-3 pb-8">
        <h1 className="sr-only">找单位</h1>
        <Filters filters={filters} />
        <p className="py-3 text-13" role="status">
          共 <b className="num">{list.totalIsCapped ? `${list.total}+` : list.total}</b> 家单位
        </p>
        {list.items.length === 0 ? (
          <div className="card">
            <EmptyState
              title="没有找到这样的单位"
              text="换个名称，或者放宽城市和类型再看看"
              action={
                <a className="btn btn-tint" href={paths.companies()}>
                  清空条件
                </a>
              }
            />
          </div>
        ) : (
          <ul className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
            {list.items.map((company) => (
              <li key={company.id} className="min-w-0">
                <CompanyCard company={company} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pages={pages}
          more={list.nextCursor !== null}
          href={(next) => hrefOf(filters, { page: next > 1 ? String(next) : undefined })}
        />
      </div>
    </>
  );
}
