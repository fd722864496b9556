import { Suspense, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { FoundCount } from '#web/features/posts/found-count.tsx';
import { JobCard } from '#web/features/posts/job-card.tsx';
import { chosenFilters } from '#web/features/search/chosen-filters.ts';
import { commonWords, HotWords } from '#web/features/search/hot-words.tsx';
import { jobsHref } from '#web/features/search/job-filters.ts';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { PhoneFilters } from '#web/features/search/phone-filters.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { partsText } from '#web/features/search/understood/understood.ts';
import { useQueryUses } from '#web/features/search/use-query-uses.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { FilterPanel } from './filter-panel.tsx';

const JobCardSkeletons = lazyPart(() =>
  import('#web/features/posts/job-card-skeleton.tsx').then(({ JobCardSkeletons }) => JobCardSkeletons),
);
/** The server draws it with the page; its script may come after the list's. */
const AroundColumn = lazyPart(() => import('./around-column.tsx').then(({ AroundColumn }) => AroundColumn));
const UnderstoodRow = lazyPart(() =>
  import('#web/features/search/understood/understood-row.tsx').then(({ UnderstoodRow }) => UnderstoodRow),
);
const NothingFound = lazyPart(() => import('./nothing-found.tsx').then(({ NothingFound }) => NothingFound));

/** Maximum depth of a list by page. */
const DEEPEST = 1_000;
const PAGE_SIZE = 20;

function JobList({ data, sought }: { data: JobsData; sought: string }) {
  const { filters, cards, count, page, now } = data;
  if (cards.length === 0)
    return (
      <Suspense fallback={null}>
        <NothingFound data={data} />
      </Suspense>
    );
  const base = jobsHref(filters);
  const joint = base.includes('?') ? '&' : '?';
  return (
    <>
      <ul className="flex flex-col gap-2">
        {cards.map((post) => (
          <JobCard key={post.id} post={post} now={now} sought={sought} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(Math.min(count.total, DEEPEST) / PAGE_SIZE)}
        href={(to) => (to === 1 ? base : `${base}${joint}page=${to}`)}
      />
    </>
  );
}

/** Whether another page of this list is loading. */
const useTurning = () => useNavigation().location?.pathname === '/jobs';

export function JobsPage({ data }: { data: JobsData }) {
  const { filters, city, places, around, understood } = data;
  const turning = useTurning();
  const list = useQueryUses<HTMLElement>(filters, data.count.total);
  const place = places.find(({ code }) => code === filters.cityCode) ?? city;
  const chosen = chosenFilters(filters, place?.name ?? '');
  const sought = [filters.keyword, ...chosen.map(({ label }) => label)].join(' ');
  const { keyword, ignore: _i, sort: _s, ...keep } = filters;
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="page flex h-14 items-center gap-5 max-sm:h-15">
          <div className="w-160 flex-none max-lg:w-120 max-md:w-full max-md:flex-1">
            <SearchBox keyword={keyword} keep={keep} />
          </div>
          <div className="min-w-0 max-md:hidden">
            <HotWords words={commonWords} cityCode={filters.cityCode} />
          </div>
        </div>
      </div>
      <div className={turning ? 'page turning pt-3' : 'page pt-3'}>
        <h1 className="sr-only">{keyword ? `${partsText(understood)}相关职位`.trim() : '找工作'}</h1>
        <FilterPanel data={data} />
        <PhoneFilters data={data} chosen={chosen} />
        {(keyword || chosen.length > 0) && (
          <Suspense fallback={null}>
            <UnderstoodRow filters={filters} understood={understood} chosen={chosen} />
          </Suspense>
        )}
        <div className="jobs-grid">
          {(turning || data.cards.length > 0) && <ListBar data={data} turning={turning} />}
          <section ref={list} aria-labelledby="list-title" aria-busy={turning} className="col-start-1">
            <h2 id="list-title" className="sr-only">
              职位列表
            </h2>
            {turning ? (
              <Suspense fallback={<JobList data={data} sought={sought} />}>
                <JobCardSkeletons />
              </Suspense>
            ) : (
              <JobList data={data} sought={sought} />
            )}
          </section>
          {around && (
            <Suspense fallback={null}>
              <AroundColumn data={data} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}

const SaveSearch = lazyPart(() => import('#web/features/search/save-search.tsx').then(({ SaveSearch }) => SaveSearch));

/** The server's default order, which no URL contains. */
const USUAL = 'fit';

/** The order of the list, and the total. `turning`: another list is loading. */
function ListBar({ data: { filters, count }, turning }: { data: JobsData; turning: boolean }) {
  const current = filters.sort ?? USUAL;
  // Needs scripts, and loads after the main content.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const isNarrow = Object.keys(filters).some((name) => name !== 'sort');
  const tabs = codesOf(sorts).map((code) => ({
    label: sorts[code],
    href: jobsHref(filters, { sort: code === USUAL ? undefined : code }),
    current: code === current,
  }));
  return (
    <div className="col-start-1 flex h-12 items-center justify-between gap-3 max-sm:h-auto max-sm:flex-wrap max-sm:gap-y-0 max-sm:py-2">
      <LinkTabs label="排序" tabs={tabs} className="max-sm:-mr-2 max-sm:gap-0" />
      <p className="text-14 whitespace-nowrap">
        <FoundCount count={count} unit="个职位" loading={turning} />
        {!turning && count.freshToday > 0 && (
          <span className="max-sm:hidden">
            ，今日新增 <b className="num">{count.freshToday}</b> 个
          </span>
        )}
        {ready && isNarrow && (
          <Suspense fallback={null}>
            <span className="ml-3">
              <SaveSearch filters={filters} />
            </span>
          </Suspense>
        )}
      </p>
    </div>
  );
}
