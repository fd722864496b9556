import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { searchQuery } from '#web/features/search/job-filters.ts';
import { keepList, keepPlace, recallPlace, recallReloaded } from './cached-lists.ts';
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
