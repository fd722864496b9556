import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation, useNavigationType, useRevalidator } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { CityMenu } from '#web/features/city/city-menu.tsx';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { PostRows } from '#web/features/posts/post-row.tsx';
import { totalText } from '#web/features/posts/total-text.ts';
import { searchQuery } from '#web/features/search/job-filters.ts';
import { PhoneFilters } from '#web/features/search/phone-filters.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { SortMenu } from '#web/features/search/sort-menu.tsx';
import { partsText } from '#web/features/search/understood/understood.ts';
import { useQueryUses } from '#web/features/search/use-query-uses.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { offlineOr } from '#web/ui/online.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PullToRefresh } from '../shell/pull-to-refresh.tsx';
import { forgetList, keepList, keepPlace, recallPlace, recallReloaded } from './cached-lists.ts';
import { goTo, type Place, placeNow } from './list-place.ts';
import type { MobileListData } from './load-list.ts';

/** The next page is requested this far before it is visible. */
const AHEAD = '900px';

/** An infinite list. Loaded pages are stored, so that *back* restores all of them. */
export function useEndless(data: MobileListData) {
  const [list, setList] = useState(data);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const end = useRef<HTMLDivElement>(null);
  const isBack = useNavigationType() === 'POP';
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    if (isBack) place.current = recallPlace(data);
    return () => keepPlace(data.href, placeNow());
  }, [data, isBack]);
  // The server knows only the first page, so pages loaded before a reload are appended, then the position is restored.
  useEffect(() => {
    const before = recallReloaded(data.href);
    if (!before || before.list.cards.length <= data.cards.length) return;
    place.current = before.place;
    setList(before.list);
  }, [data]);
  useLayoutEffect(() => {
    if (place.current === null || list.cards.length === 0) return;
    goTo(place.current);
    place.current = null;
  }, [list]);
  useEffect(() => keepList(list.href, list), [list]);

  const more = useCallback(async () => {
    if (list.cursor === null || state === 'loading') return;
    setState('loading');
    const query = { ...searchQuery(list.filters), cursor: list.cursor };
    try {
      const { items, nextCursor } = await call('GET /api/posts', { query }, { background: true, quiet: true });
      const known = new Set(list.cards.map(({ id }) => id));
      const fresh = items.filter(({ id }) => !known.has(id)).map(listedPost);
      const longer = { ...list, cards: [...list.cards, ...fresh], cursor: nextCursor };
      setList((now) => (now === list ? longer : now));
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [list, state]);

  useEffect(() => {
    if (!end.current || state !== 'idle') return;
    // A busy page delivers several entries at once, in order: the last is the current state.
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && void more(), {
      rootMargin: `0px 0px ${AHEAD}`,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [more, state]);

  return { cards: list.cards, hasMore: list.cursor !== null, state, more, end };
}

const NothingFound = lazyPart(() => import('#web/features/search/nothing-found.tsx'), 'NothingFound');
const UnderstoodRow = lazyPart(() => import('#web/features/search/understood/understood-row.tsx'), 'UnderstoodRow');

function Posts({ data }: { data: MobileListData }) {
  const { cards, hasMore, state, more, end } = useEndless(data);
  if (cards.length === 0) return <NothingFound data={data} />;
  // Marks on every title would tell nothing apart.
  const isMarked = cards.every(({ marks }) => marks.length > 0);
  return (
    <>
      <PostRows
        className="-mx-4 rounded-none border-x-0"
        posts={isMarked ? cards.map((post) => ({ ...post, marks: [] })) : cards}
        now={data.now}
      />
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
      <div className="sticky top-0 z-15 border-b border-line bg-surface">
        <header className="relative flex min-h-14 items-center gap-3 px-4 pt-[max(6px,env(safe-area-inset-top))] [&_.search-box]:static [&_[role=listbox]]:inset-x-3">
          <CityMenu />
          <SearchBox bare keyword={keyword} keep={keep} />
        </header>
        <PhoneFilters data={data} />
      </div>
      <div className="px-4 pb-4" aria-busy={turning}>
        <h1 className="sr-only">{keyword ? `${partsText(understood)}相关职位`.trim() : '找工作'}</h1>
        {keyword && (
          <div className="-mb-4 pt-3">
            <UnderstoodRow filters={filters} understood={understood} at={paths.mobileList} />
          </div>
        )}
        {!turning && count.total === 0 ? (
          <div className="h-3" />
        ) : (
          <div className="flex min-h-12 items-center justify-between gap-3">
            <h2 className="text-14 font-normal text-ink-2">{turning ? '正在查找' : `共 ${totalText(count)} 个职位`}</h2>
            <SortMenu filters={filters} />
          </div>
        )}
        <div ref={list} className={turning ? 'opacity-50' : undefined}>
          <Posts key={`${data.href} ${data.now}`} data={data} />
        </div>
      </div>
    </PullToRefresh>
  );
}
