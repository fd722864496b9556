import BadgeCheck from 'lucide-react/icons/badge-check';
import { useNavigation } from 'react-router';
import type { AnswerStripData } from '#contract/answers/answers.ts';
import type { CompanyCard } from '#contract/companies/company-shapes.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { SchoolPicture } from '#web/features/pictures/school-picture.tsx';
import { FoundCount } from '#web/features/posts/found-count.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { CompanyFilterPanel, companiesHref } from './company-filters.tsx';
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
          <p className="text-14">
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

/** A rate below it is no merit. */
const LOW = 80;

/** A company in the list: its picture, name, reply rate, and number of open posts. */
function CompanyTile({ company, strip }: { company: CompanyCard; strip: AnswerStripData | undefined }) {
  const { id, name, logoUrl, type, size, cityName, replyRate, openPosts, status } = company;
  const facts = [cityName, companyTypeLabel(type), companySizeLabel(size)].filter(Boolean);
  return (
    <article className="tile flex-col gap-3 overflow-hidden max-sm:grid max-sm:grid-cols-[84px_minmax(0,1fr)] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:py-2.5">
      <SchoolPicture
        company={company}
        className="-mx-4 -mt-3.5 mb-1 h-22 max-sm:row-span-2 max-sm:-my-2.5 max-sm:mr-0 max-sm:h-auto"
      />
      <div className="flex gap-3">
        <span className="flex-none max-sm:absolute max-sm:bottom-2 max-sm:left-2 max-sm:size-8">
          <span className="block max-sm:origin-top-left max-sm:scale-62">
            <CompanyLogo name={name} src={logoUrl} size={52} />
          </span>
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center gap-1.5 text-16">
            <a className="tile-link cut" href={paths.company(id)}>
              {name}
            </a>
            {status === 'approved' && (
              <BadgeCheck size={16} className="flex-none text-ok" role="img" aria-label="已认证" />
            )}
            {status === 'unclaimed' && <span className="tag">未认领</span>}
          </h2>
          <p className="dotted mt-1 text-14 text-ink-3 max-sm:mt-0">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
      </div>
      <p className="flex items-center justify-between border-t border-line pt-2.5 text-14 max-sm:border-0 max-sm:pt-0">
        <span>
          在招 <b className={openPosts > 0 ? 'font-semibold text-brand' : 'num'}>{openPosts}</b>
          <span className="max-sm:sr-only"> 个岗位</span>
        </span>
        {replyRate === null ? (
          <span className="text-ink-3">暂无回复率</span>
        ) : (
          <span className={`flex items-center gap-2 ${replyRate < LOW ? 'text-ink-2' : 'text-ok-ink'}`}>
            {strip && <AnswerStrip days={strip.days} />}
            <span className="max-sm:sr-only">回复率</span> {replyRate}%
          </span>
        )}
      </p>
    </article>
  );
}
