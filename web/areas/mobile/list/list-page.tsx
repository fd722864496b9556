import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useCityName } from '#web/features/city/city-name.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { useFitsOf } from '#web/features/own-posts/fits.ts';
import { PostRow, PostRows } from '#web/features/posts/post-row.tsx';
import { totalText } from '#web/features/posts/total-text.ts';
import { CurrentFilters } from '#web/features/search/current-filters.tsx';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { PhoneFilters } from '#web/features/search/phone-filters.tsx';
import { partsText } from '#web/features/search/understood/understood.ts';
import { useCombobox } from '#web/features/search/use-combobox.ts';
import { useQueryUses } from '#web/features/search/use-query-uses.ts';
import { paths } from '#web/paths.ts';
import { setSession, useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { offlineOr } from '#web/ui/online.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';
import { forgetList, useEndless } from './cached-lists.ts';
import type { MobileListData } from './load-list.ts';

const NothingFound = lazyPart(() =>
  import('#web/features/search/nothing-found.tsx').then(({ NothingFound }) => NothingFound),
);
const SuggestionList = lazyPart(() =>
  import('#web/features/search/suggestion-list.tsx').then(({ SuggestionList }) => SuggestionList),
);
const UnderstoodRow = lazyPart(() =>
  import('#web/features/search/understood/understood-row.tsx').then(({ UnderstoodRow }) => UnderstoodRow),
);
const CitySheet = lazyPart(() => import('../shell/city-sheet.tsx').then(({ CitySheet }) => CitySheet));

/** The city of the page, or the last chosen one; opens a sheet with all cities. */
function CityButton() {
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search).get('cityCode') ?? '';
  const named = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : null;
  const chosen = useSession((state) => state.cityCode);
  const name = useCityName(named);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (named && named !== chosen) setSession({ cityCode: named });
  }, [named, chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice leads to another address, and closes the sheet
  useEffect(() => setOpen(false), [pathname, search]);
  return (
    <>
      <button
        type="button"
        className="inline-flex flex-[0_1_auto] items-center gap-0.75 min-w-0 min-h-11 max-w-[8rem] mr-2 font-semibold text-ink-1"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MapPin size={18} className="flex-none text-brand" aria-hidden />
        <span className="sr-only">当前城市：</span>
        <span className="cut">{name || '全国'}</span>
        <ChevronDown size={16} className="flex-none text-ink-4" aria-hidden />
      </button>
      {open && <CitySheet city={named} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MobileSearchProps {
  keyword?: string;
  /** Filters that a new search keeps. */
  keep?: Readonly<Record<string, string | undefined>>;
}

/** The search field of the mobile pages: a plain GET form, with suggestions after hydration. */
function MobileSearch({ keyword = '', keep = {} }: MobileSearchProps) {
  const navigate = useNavigate();
  const { input, typed, setOpen, shown, field, clear, suggestions } = useCombobox({
    keyword,
    onPick: ({ kind, id, text }) => {
      input.current?.blur();
      if (id && kind === 'post') return void navigate(paths.mobileJob(id));
      if (id && kind === 'company') return void navigate(paths.company(id));
      void navigate(paths.mobileList({ ...keep, keyword: text }));
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: React has no `search` element yet that holds a form's own attributes
    <form
      action={paths.mobileList()}
      method="get"
      role="search"
      className="m-search"
      onSubmit={() => {
        setOpen(false);
        input.current?.blur();
      }}
    >
      <Search size={18} className="flex-none text-ink-4" aria-hidden />
      <input {...field} placeholder="学科、岗位、学校" aria-label="搜索职位" />
      {typed && (
        <button type="button" className="m-icon script-only -mr-2.5" aria-label="清空" onClick={clear}>
          <X size={18} aria-hidden />
        </button>
      )}
      <CurrentFilters keep={keep} />
      <button type="submit" className="sr-only">
        搜索
      </button>
      {shown && <SuggestionList {...suggestions} />}
    </form>
  );
}

interface Props {
  count: { total: number; totalIsCapped: boolean };
  /** What is counted, with its measure word: 个职位. */
  unit: string;
  /** Another list is on its way: this number is not its. */
  loading: boolean;
}

/** The number of a list's items above it. */
const FoundCount = ({ count, unit, loading }: Props) =>
  loading ? (
    '正在查找'
  ) : (
    <>
      共 <b className="num">{totalText(count)}</b> {unit}
    </>
  );

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

/** Posts of a page: the newest ones are compared with the resume. */
const SHOWN = 40;

function Posts({ data }: { data: MobileListData }) {
  const { cards, hasMore, state, more, end } = useEndless(data);
  useFitsOf(cards.slice(-SHOWN).map(({ id }) => id));
  if (cards.length === 0) return <NothingFound data={data} />;
  // Marks on every title would tell nothing apart.
  const isMarked = cards.every(({ marks }) => marks.length > 0);
  return (
    <>
      <PostRows className="-mx-4 rounded-none border-x-0">
        {cards.map((post) => (
          <PostRow key={post.id} post={isMarked ? { ...post, marks: [] } : post} now={data.now} />
        ))}
      </PostRows>
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
  const { filters, count, understood } = data;
  const { revalidate } = useRevalidator();
  const turning = useNavigation().location?.pathname === '/mobile/list';
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
        <PhoneFilters data={data} />
      </div>
      <div className="m-page" aria-busy={turning}>
        <h1 className="sr-only">{keyword ? `${partsText(understood)}相关职位`.trim() : '找工作'}</h1>
        {keyword && <UnderstoodRow filters={filters} understood={understood} at={paths.mobileList} />}
        {!turning && count.total === 0 ? (
          <div className="h-3" />
        ) : (
          <div className="flex min-h-12 items-center justify-between gap-3">
            <h2 className="text-14 font-normal text-ink-2">
              <FoundCount count={count} unit="个职位" loading={turning} />
            </h2>
            <Sorter filters={filters} />
          </div>
        )}
        <div ref={list} className={turning ? 'opacity-50' : undefined}>
          <Posts key={`${data.href} ${data.now}`} data={data} />
        </div>
      </div>
    </PullToRefresh>
  );
}
