import { useNavigation } from 'react-router';
import type { CompanyCard } from '#contract/companies/company-shapes.ts';
import { crestLook, crestUrl } from '#contract/site/crest.ts';
import { Echo } from '#web/features/answers/echo.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { SchoolPhoto } from '#web/features/pictures/school-photo.tsx';
import { totalText } from '#web/features/posts/total-text.ts';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CompanyFilterRow, companiesHref } from './company-filters.tsx';
import type { CompaniesData } from './load-companies.ts';

const PAGE_SIZE = 24;
const DEEPEST = 1_000;
/** The schools whose photographs are loaded at once. */
const FIRST_VIEW = 6;
const places = ['a', 'b', 'c', 'd', 'e', 'f'];
const grid = 'grid grid-cols-3 gap-x-6 gap-y-8 max-lg:grid-cols-2 max-sm:grid-cols-1';

const Skeletons = () => (
  <div className={`${grid} skeleton-late`} role="status" aria-label="正在加载单位">
    {places.map((place) => (
      <Skeleton key={place} className="aspect-video w-full rounded-card" />
    ))}
  </div>
);

export function CompaniesPage({ data }: { data: CompaniesData }) {
  const { filters, page, found, city } = data;
  const turning = useNavigation().location?.pathname === '/business';
  const base = companiesHref(filters);
  const joint = base.includes('?') ? '&' : '?';
  return (
    <div className="page">
      <Head
        title="找单位"
        text={<span aria-live="polite">{turning ? '正在查找' : `${city || '全国'} ${totalText(found)} 家单位`}</span>}
        act={
          <SearchBox
            key={filters.keyword}
            bare
            scope="business"
            keyword={filters.keyword}
            keep={{ cityCode: filters.cityCode, companyType: filters.companyType, sort: filters.sort }}
          />
        }
      />
      <SectionTabs />
      <CompanyFilterRow data={data} />
      {turning ? (
        <Skeletons />
      ) : found.items.length === 0 ? (
        <div className="card">
          <EmptyState
            title="没有找到这样的单位"
            text="试试简称，或者去掉一个条件。"
            next={{ label: '看全部单位', href: companiesHref({}) }}
          />
        </div>
      ) : (
        <div className={grid}>
          {found.items.map((company, at) => (
            <School
              key={company.id}
              company={company}
              photo={
                at === found.items.findIndex(({ coverUrl }) => coverUrl === company.coverUrl) ? company.coverUrl : null
              }
              lazy={at >= FIRST_VIEW}
            />
          ))}
        </div>
      )}
      {!turning && (
        <Pagination
          page={page}
          pages={Math.ceil(Math.min(found.total, DEEPEST) / PAGE_SIZE)}
          href={(to) => (to === 1 ? base : `${base}${joint}page=${to}`)}
        />
      )}
    </div>
  );
}

/** A school in the list: its photograph, unless another above has the same, or its crest, what it is and where, how it answers, and how many posts are open. */
function School({ company, photo, lazy }: { company: CompanyCard; photo: string | null; lazy: boolean }) {
  const { id, name, logoUrl, type, cityName, replyRate, replyMinutes, openPosts, status } = company;
  return (
    <article className="relative min-w-0 rounded-card has-[.tile-link:focus-visible]:shadow-(--focus)">
      {photo ? (
        <SchoolPhoto name={name} src={photo} lazy={lazy} className="aspect-video rounded-card bg-fill" />
      ) : (
        <div
          className="grid aspect-video place-items-center rounded-card bg-[hsl(var(--hue)_40%_93%)] dark:bg-[hsl(var(--hue)_22%_19%)]"
          style={{ '--hue': crestLook(name).hue } as React.CSSProperties}
        >
          {logoUrl ? (
            <CompanyLogo name={name} src={logoUrl} size={96} />
          ) : (
            <img src={crestUrl(name)} alt="" width={96} height={96} />
          )}
        </div>
      )}
      <div className="mt-3 flex items-center gap-3">
        <CompanyLogo name={name} src={logoUrl} size={40} />
        <div className="min-w-0">
          <h2 className="text-16 leading-6">
            <a className="tile-link cut block" href={paths.company(id)}>
              {name}
            </a>
          </h2>
          <p className="cut text-14 text-ink-3">{[companyTypeLabel(type), cityName].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <p className="mt-2 flex items-center justify-between gap-3 text-14 text-ink-3">
        {status === 'unclaimed' ? '未认领' : <Echo rate={replyRate} minutes={replyMinutes} />}
        <span className="tabular flex-none">在招 {openPosts} 个</span>
      </p>
    </article>
  );
}
