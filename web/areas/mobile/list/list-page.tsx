import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import { type ChangeEvent, Fragment } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { monthlyText } from '#contract/posts/salary-text.ts';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { FoundCount } from '#web/features/posts/found-count.tsx';
import { chosenFilters } from '#web/features/search/chosen-filters.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { PhoneFilters } from '#web/features/search/phone-filters.tsx';
import { partsText } from '#web/features/search/understood/understood.ts';
import { UnderstoodRow } from '#web/features/search/understood/understood-row.tsx';
import { useQueryUses } from '#web/features/search/use-query-uses.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { offlineOr } from '#web/ui/online.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CityButton } from '../shell/city-button.tsx';
import { MobileJob } from '../shell/mobile-job.tsx';
import { MobileSearch } from '../shell/mobile-search.tsx';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';
import { forgetList } from './cached-lists.ts';
import { ListMix } from './list-mix.tsx';
import type { MobileListData } from './load-list.ts';
import { useEndless } from './use-endless.ts';

/** No results: what wider searches would find, each with its number. */
function NothingFound({ data: { around } }: { data: MobileListData }) {
  const wider = around?.widenings ?? [];
  return (
    <div className="card">
      <EmptyState
        title="没有完全符合的职位"
        text={wider.length > 0 ? '放宽一个条件，就有这些：' : '换个关键词，或者少选几个条件试试。'}
        action={
          <>
            {wider.map(({ label, query, total }) => (
              <a key={query} className="btn btn-tint btn-l" href={`${paths.mobileList()}?${query.replace(/^\?/, '')}`}>
                {label}，有 {total} 个
              </a>
            ))}
            <a className="btn btn-outline btn-l" href={paths.mobileList()}>
              看全部职位
            </a>
          </>
        }
      />
    </div>
  );
}

type Sort = keyof typeof sorts;

function Sorter({ filters }: Pick<MobileListData, 'filters'>) {
  const navigate = useNavigate();
  const sort = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = target.value === 'fit' ? undefined : target.value;
    void navigate(jobsHref(filters, { sort: chosen }, paths.mobileList));
  };
  return (
    <label className="script-only relative flex min-h-11 items-center gap-1 rounded-ctl text-14 text-ink-2 has-focus-visible:shadow-(--focus)">
      <span className="sr-only">排序</span>
      <span aria-hidden>{sorts[(filters.sort ?? 'fit') as Sort]}</span>
      <ChevronDown size={14} className="text-ink-4" aria-hidden />
      {/* A select in the size of the line would be zoomed in by iOS. */}
      <select className="absolute inset-0 cursor-pointer opacity-0" value={filters.sort ?? 'fit'} onChange={sort}>
        {(Object.keys(sorts) as Sort[]).map((code) => (
          <option key={code} value={code}>
            {sorts[code]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Posts({ data }: { data: MobileListData }) {
  const { cards, hasMore, state, more, end } = useEndless(data);
  if (cards.length === 0) return <NothingFound data={data} />;
  const dated = data.filters.sort === 'newest';
  // Marks on every title would tell nothing apart.
  const isMarked = cards.every(({ marks }) => marks.length > 0);
  return (
    <>
      <ul className="m-jobs">
        {cards.map((post, at) => (
          <Fragment key={post.id}>
            {at > 0 && at % EACH === 0 && <ListBreak at={at / EACH - 1} cityCode={data.filters.cityCode} />}
            <MobileJob post={isMarked ? { ...post, marks: [] } : post} now={data.now} dated={dated} />
          </Fragment>
        ))}
      </ul>
      <div ref={end} className="grid place-items-center min-h-37 pt-2.5 text-ink-3 text-14" aria-live="polite">
        {state === 'failed' && (
          <Button look="tint" onClick={() => void more()}>
            {offlineOr('没有加载出来')}，点这里重试
          </Button>
        )}
        {state !== 'failed' && hasMore && (
          <>
            <span className="sr-only">正在加载更多职位</span>
            <div className="card grid w-full gap-3 p-4">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </>
        )}
        {!hasMore && '没有更多了'}
      </div>
      {hasMore && (
        <span className="no-script-only">
          <a className="btn btn-tint" href={`${paths.jobs()}?page=2`}>
            更多职位
          </a>
        </span>
      )}
    </>
  );
}

/** Posts on a phone: search, filter chips that open a sheet, and infinite scrolling. */
export function MobileListPage({ data }: { data: MobileListData }) {
  const { filters, city, places, count, understood, around } = data;
  const median = around?.salary?.median;
  const { revalidate } = useRevalidator();
  const turning = useNavigation().location?.pathname === '/mobile/list';
  const place = places.find(({ code }) => code === filters.cityCode) ?? city;
  const { keyword, ignore: _i, sort: _s, ...keep } = filters;
  const list = useQueryUses<HTMLDivElement>(filters, count.total);
  const refresh = () => {
    forgetList(data.href);
    return revalidate();
  };
  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="m-list-head">
        <header className="m-bar">
          <CityButton />
          <MobileSearch keyword={keyword} keep={keep} />
        </header>
        <PhoneFilters data={data} chosen={chosenFilters(filters, place?.name ?? '')} />
      </div>
      <div className="m-page" aria-busy={turning}>
        <h1 className="sr-only">{keyword ? `${partsText(understood)}相关职位`.trim() : '找工作'}</h1>
        <UnderstoodRow filters={filters} understood={understood} at={paths.mobileList} />
        <div className="flex min-h-12 items-center justify-between gap-3">
          <h2 className="text-14 font-normal text-ink-2">
            <FoundCount count={count} unit="个职位" loading={turning} />
            {!turning && median !== undefined && (
              <span className="ml-2 text-14 text-ink-3">
                薪资中位数 <b className="num text-ink-1">{monthlyText(median)}</b>
              </span>
            )}
          </h2>
          {(turning || count.total > 0) && <Sorter filters={filters} />}
        </div>
        <ListMix data={data} />
        <div ref={list} className={turning ? 'opacity-50' : undefined}>
          <Posts key={`${data.href} ${data.now}`} data={data} />
        </div>
      </div>
    </PullToRefresh>
  );
}

/** A pause after so many posts. */
const EACH = 8;

/** Among the posts of a long list: another way to find one, each once. */
function ListBreak({ at, cityCode }: { at: number; cityCode: string | undefined }) {
  const all = [
    [CircleCheck, '不确定能不能报？', '点四下，算出你能报的岗位和编制', `${paths.home({ cityCode })}#check`],
    [MessageCircleReply, '谁答复得最快', '回复率红榜，每月按真实投递排', paths.answers({ cityCode })],
    [CalendarDays, '当面聊一次', '近期招聘会，带路线单去', paths.fairs()],
    [ChartColumn, '这个价合适吗', '同城同学科的薪酬行情', paths.userWages({ tab: 'market' })],
  ] as const;
  const way = all.filter(([, , , href]) => isKnownLink(href))[at];
  if (!way) return null;
  const [Icon, title, text, href] = way;
  return (
    <li>
      <a className="flex min-h-16 items-center gap-4 rounded-card bg-brand-tint px-4 py-3" href={href}>
        <Icon size={28} strokeWidth={1.6} className="flex-none text-brand" aria-hidden />
        <span className="min-w-0 flex-1">
          <b className="block text-16 font-semibold text-ink-1">{title}</b>
          <span className="block text-14 text-ink-2">{text}</span>
        </span>
        <ChevronRight size={18} className="flex-none text-brand" aria-hidden />
      </a>
    </li>
  );
}
