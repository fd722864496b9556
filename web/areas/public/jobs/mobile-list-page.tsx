import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType, useRevalidator } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { PostRows } from '#web/features/posts/post-row.tsx';
import { searchQuery } from '#web/features/search/job-filters.ts';
import { PullToRefresh } from '#web/features/shell/pull-to-refresh.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { offlineOr } from '#web/ui/online.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { forgetList, keepList, keepPlace, recallPlace, recallReloaded } from './cached-lists.ts';
import { JobsPage } from './jobs-page.tsx';
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

function Posts({ data }: { data: MobileListData }) {
  const { cards, hasMore, state, more, end } = useEndless(data);
  if (cards.length === 0) return <NothingFound data={data} />;
  return (
    <>
      <PostRows posts={cards} now={data.now} />
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

/** The list of /jobs on a phone: it goes on while it is read. */
export function MobileListPage({ data }: { data: MobileListData }) {
  const { revalidate } = useRevalidator();
  const refresh = () => {
    forgetList(data.href);
    return revalidate();
  };
  return (
    <PullToRefresh onRefresh={refresh}>
      <JobsPage data={data}>
        <Posts key={`${data.href} ${data.now}`} data={data} />
      </JobsPage>
    </PullToRefresh>
  );
}
