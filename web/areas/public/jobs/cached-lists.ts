import { inTab, jsonOf } from '#web/session/browser-storage.ts';
import { type Place, placeNow } from './list-place.ts';
import type { MobileListData } from './load-list.ts';

/** After this time a restored list is fetched again. */
const FRESH_MS = 10 * 60_000;
const MAX_LISTS = 5;
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
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
}

export const forgetList = (href: string): void => void cachedLists().delete(href);
