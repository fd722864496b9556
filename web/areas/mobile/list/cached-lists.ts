import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { searchQuery } from '#web/features/search/job-filters.ts';
import { inTab, jsonOf } from '#web/session/browser-storage.ts';
import type { MobileListData } from './load-list.ts';

/** After this time a restored list is fetched again. */
const FRESH_MS = 10 * 60_000;
const MOST = 5;
const STORED = 'jyrc_mobile_lists';

interface CachedList {
  list: MobileListData;
  /** Scroll position when the list was left. */
  place: Place | null;
}

interface Stored {
  build: string;
  lists: [href: string, kept: CachedList][];
}

declare global {
  var __reactRouterManifest: { version: string } | undefined;
}

/** Lists as far as they were loaded, by URL, so that *back* restores the position. Browser only. */
let cached: Map<string, CachedList> | undefined;

/** Lists stored by another build may have another format. */
const build = () => globalThis.__reactRouterManifest?.version ?? '';

/** Stored before a reload and restored after it. */
function cachedLists(): Map<string, CachedList> {
  if (cached) return cached;
  cached = new Map();
  if (typeof window === 'undefined') return cached;
  const stored = jsonOf(inTab.read(STORED)) as Stored | null | undefined;
  if (stored?.build === build()) cached = new Map(stored.lists);
  window.addEventListener('pagehide', putDown);
  return cached;
}

function putDown(): void {
  const here = location.pathname + location.search;
  const lists = [...cachedLists()].map(([href, { list, place }]): [string, CachedList] => [
    href,
    { list, place: href === here ? placeNow() : place },
  ]);
  inTab.write(STORED, JSON.stringify({ build: build(), lists } satisfies Stored));
}

function recall(href: string): CachedList | undefined {
  const known = cachedLists().get(href);
  return known && Date.now() - known.list.now < FRESH_MS ? known : undefined;
}

export const recallList = (href: string): MobileListData | undefined => recall(href)?.list;

/** The scroll position of a restored list. */
export function recallPlace(list: MobileListData): Place | null {
  const known = recall(list.href);
  return known?.list === list ? known.place : null;
}

export function keepPlace(href: string, place: Place | null): void {
  const known = cachedLists().get(href);
  if (known) known.place = place;
}

let isFirst = true;

/** The stored part of a list after a reload; returned once, and not for a page opened by its URL. */
export function recallReloaded(href: string): CachedList | undefined {
  if (!isFirst) return undefined;
  isFirst = false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward' ? recall(href) : undefined;
}

export function keepList(href: string, list: MobileListData): void {
  const lists = cachedLists();
  lists.delete(href);
  lists.set(href, { list, place: null });
  const [oldest] = lists.keys();
  if (lists.size > MOST && oldest !== undefined) lists.delete(oldest);
}

export const forgetList = (href: string): void => void cachedLists().delete(href);

/** The card at the top of the screen, and the position of its upper edge. */
export interface Place {
  card: number;
  top: number;
}

/** Cards off screen have estimated heights until rendered: it takes some frames until the layout is stable. */
const FRAMES = 4;

const cardsShown = () => document.querySelectorAll<HTMLElement>('.post');

/** The scroll position by card. Pixels from the top would be wrong after re-rendering with estimated heights. */
export function placeNow(): Place | null {
  const tops = [...cardsShown()].map((card) => card.getBoundingClientRect());
  const card = tops.findIndex(({ bottom }) => bottom > 0);
  return card < 0 ? null : { card, top: tops[card]?.top ?? 0 };
}

/** Scrolls the card back to its position. */
export function goTo({ card, top }: Place, frames = FRAMES): void {
  const by = (cardsShown()[card]?.getBoundingClientRect().top ?? top) - top;
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => goTo({ card, top }, frames - 1));
}

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
