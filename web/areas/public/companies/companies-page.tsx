import { useNavigation } from 'react-router';
import { FoundCount } from '#web/features/posts/found-count.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { CompanyFilterPanel, companiesHref } from './company-filters.tsx';
import { CompanyTile } from './company-tile.tsx';
import type { CompaniesData } from './load-companies.ts';

const PAGE_SIZE = 24;
const DEEPEST = 1_000;
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

function Skeletons() {
  return (
    <div className="tile-grid skeleton-late" role="status" aria-label="正在加载单位">
      {places.map((place) => (
        <div key={place} className="tile h-32 gap-3">
          <Skeleton className="size-13 rounded-[10px]" />
          <span className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </span>
        </div>
      ))}
    </div>
  );
}

const sortTabs = (filters: CompaniesData['filters']) => [
  { label: '在招最多', href: companiesHref(filters, { sort: undefined }), current: !filters.sort },
  { label: '回复率最高', href: companiesHref(filters, { sort: 'replies' }), current: filters.sort === 'replies' },
];

export function CompaniesPage({ data }: { data: CompaniesData }) {
  const { filters, page, found, strips } = data;
  const turning = useNavigation().location?.pathname === '/business';
  const base = companiesHref(filters);
  const joint = base.includes('?') ? '&' : '?';
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="page flex h-14 items-center max-sm:h-15">
          <div className="w-160 max-w-full">
            <SearchBox
              key={filters.keyword}
              scope="business"
              keyword={filters.keyword}
              keep={{ cityCode: filters.cityCode, companyType: filters.companyType, sort: filters.sort }}
            />
          </div>
        </div>
      </div>
      <div className="page pt-3">
        <h1 className="sr-only">{filters.keyword ? `${filters.keyword}相关单位` : '找单位'}</h1>
        <CompanyFilterPanel data={data} />
        <div className="flex h-12 items-center justify-between gap-3">
          <LinkTabs label="排序" tabs={sortTabs(filters)} />
          <p className="text-13">
            <FoundCount count={found} unit="家单位" loading={turning} />
          </p>
        </div>
        {turning ? (
          <Skeletons />
        ) : found.items.length === 0 ? (
          <div className="card">
            <EmptyState
              title="没有找到这样的单位"
              text="试试简称，或者去掉一个条件。"
              action={
                <a className="btn btn-tint" href={companiesHref({})}>
                  看全部单位
                </a>
              }
            />
          </div>
        ) : (
          <div className="tile-grid">
            {found.items.map((company) => (
              <CompanyTile key={company.id} company={company} strip={strips[company.id]} />
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
    </>
  );
}
