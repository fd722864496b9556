import { type ReactNode, use, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { listFilterNames, listFilters } from '#contract/search/list-filters.ts';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { FilterRow } from '#web/features/filters/filter-row.tsx';
import { PostRows } from '#web/features/posts/post-row.tsx';
import { totalText } from '#web/features/posts/total-text.ts';
import { type CodeFilter, type FilterName, type JobFilters, jobsHref } from '#web/features/search/job-filters.ts';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { OpenToMe } from '#web/features/search/open-to-me.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { partsText } from '#web/features/search/understood/understood.ts';
import { useQueryUses } from '#web/features/search/use-query-uses.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { Head } from '#web/ui/head.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

const loadOptions = () => import('./job-filter-options.tsx');
const PillOptions = lazyPart(loadOptions, 'PillOptions');
const JobFilterSheet = lazyPart(loadOptions, 'JobFilterSheet');

/** The list with one more parameter. */
function hrefWith(filters: JobFilters, parameter: string): string {
  const href = jobsHref(filters);
  return `${href}${href.includes('?') ? '&' : '?'}${parameter}`;
}

const places: Readonly<Record<CodeFilter, { more: number }>> = {
  ...listFilters,
  major: { more: 3 },
  cohort: { more: 7 },
  within: { more: 9 },
};
const pills = listFilterNames.filter((name) => places[name].more === 0);
/** The filters without a pill of their own. */
const behindMore = (Object.keys(places) as CodeFilter[])
  .filter((name) => places[name].more > 0)
  .sort((one, other) => places[one].more - places[other].more);

/** The server's default order, which no URL contains. */
const USUAL = 'fit';

/** The filters in one row of pills; on a phone their sheet counts what is chosen before it searches. */
function JobFilterRow({ data, hasOrder }: { data: JobsData; hasOrder: boolean }) {
  const { filters, opened, chosen } = data;
  const { jobs } = use(PlacesContext);
  const pill = (name: 'city' | 'salary' | 'more' | CodeFilter, label: string, text: string) => ({
    label,
    options: [],
    chosen: text,
    late: {
      open: name === opened,
      href: hrefWith(filters, `open=${name}`),
      load: loadOptions,
      draw: (opening: number) => (
        <PillOptions data={data} names={name === 'more' ? behindMore : [name]} opening={opening} />
      ),
    },
  });
  /** What is chosen of a filter: its name, or of several how many. */
  const textOf = (filter: FilterName, unit = '项') => {
    const [first, ...more] = chosen.filter(({ name }) => name === filter);
    return more.length > 0 ? `${more.length + 1} ${unit}` : (first?.label ?? '');
  };
  const further = behindMore.filter((name) => filters[name]);
  return (
    <FilterRow
      lead={<OpenToMe filters={filters} />}
      filters={[
        pill('city', '城市', textOf('cityCode', '个城市')),
        ...pills.map((name) => pill(name, listFilters[name].label, textOf(name))),
        pill('salary', '月薪', textOf('salaryMin')),
        pill('more', '更多', further.length > 0 ? `更多 ${further.length}` : ''),
      ]}
      order={codesOf(hasOrder ? sorts : {}).map((code) => ({
        label: sorts[code],
        href: jobsHref(filters, { sort: code === USUAL ? undefined : code }, jobs),
        current: code === (filters.sort ?? USUAL),
      }))}
      end={hasOrder && <Subscribe filters={filters} />}
      chosen={chosen.length}
      sheet={(onClose) => <JobFilterSheet data={data} onClose={onClose} />}
    />
  );
}

const PostSkeletons = lazyPart(() => import('#web/features/posts/post-skeletons.tsx'), 'PostSkeletons');
const UnderstoodRow = lazyPart(() => import('#web/features/search/understood/understood-row.tsx'), 'UnderstoodRow');
const NothingFound = lazyPart(() => import('#web/features/search/nothing-found.tsx'), 'NothingFound');
const SaveSearch = lazyPart(() => import('#web/features/search/save-search.tsx'), 'SaveSearch');

/** Maximum depth of a list by page. */
const DEEPEST = 1_000;
const PAGE_SIZE = 20;

function JobList({ data }: { data: JobsData }) {
  const { filters, cards, count, page, now } = data;
  if (cards.length === 0) return <NothingFound data={data} />;
  return (
    <>
      <PostRows posts={cards} now={now} />
      <Pagination
        page={page}
        pages={Math.ceil(Math.min(count.total, DEEPEST) / PAGE_SIZE)}
        href={(to) => (to === 1 ? jobsHref(filters) : hrefWith(filters, `page=${to}`))}
      />
    </>
  );
}

/** Whether another page of this list is loading. */
const useTurning = () => /^\/(?:jobs|mobile\/list)$/.test(useNavigation().location?.pathname ?? '');

/** What was found, in one sentence: '杭州有 61 个高中数学职位'. */
function foundText({ count, understood, filters }: JobsData, place: string, turning: boolean): string {
  if (turning) return '正在查找';
  const sought = filters.keyword ? partsText(understood).replaceAll(' ', '') : '';
  if (count.total === 0) return `${place}还没有这样的职位`;
  return `${place}有 ${totalText(count)} 个${sought}职位`;
}

/** Long enough for this list to be drawn first. */
const NEXT_MS = 3_000;

/** What a search in the browser is made with. */
export const loadSearchPart = () => import('./load-search.ts');

/** It is there before it is asked for. */
function useNextSearch(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadSearchPart().catch(() => {}), NEXT_MS);
    return () => clearTimeout(timer);
  }, []);
}

interface Props {
  data: JobsData;
  /** The list, where it is not one of pages. */
  children?: ReactNode;
}

/** Posts: search, filters, and their list. */
export function JobsPage({ data, children = <JobList data={data} /> }: Props) {
  useNextSearch();
  const { filters, city, places, understood, chosen } = data;
  const turning = useTurning();
  const list = useQueryUses<HTMLElement>(filters, data.count.total);
  const place = filters.cityCode ? (places.find(({ code }) => code === filters.cityCode) ?? city)?.name : '全国';
  const { keyword, ignore: _i, sort: _s, ...keep } = filters;
  const hasOrder = turning || data.cards.length > 0;
  // What has a pill of its own is seen and taken away there.
  const further = chosen.filter(({ name }) => behindMore.some((one) => one === name));
  return (
    <div className={`page search-page${turning ? ' turning' : ''}`}>
      <Head
        title="找工作"
        text={<span aria-live="polite">{foundText(data, place ?? '', turning)}</span>}
        act={<SearchBox bare keyword={keyword} keep={keep} />}
      />
      <JobFilterRow data={data} hasOrder={hasOrder} />
      {(keyword || further.length > 0) && <UnderstoodRow filters={filters} understood={understood} chosen={further} />}
      <section ref={list} aria-labelledby="list-title" aria-busy={turning}>
        <h2 id="list-title" className="sr-only">
          职位列表
        </h2>
        {turning ? <PostSkeletons fallback={children} /> : children}
      </section>
    </div>
  );
}

/** Telling of new posts. */
function Subscribe({ filters }: Pick<JobsData, 'filters'>) {
  // Needs scripts, and loads after the main content.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    ready &&
    Object.keys(filters).some((name) => name !== 'sort') && (
      <span className="max-sm:hidden">
        <SaveSearch filters={filters} />
      </span>
    )
  );
}
