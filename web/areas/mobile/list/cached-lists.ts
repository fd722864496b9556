import { type Place, placeNow } from './list-place.ts';
import type { MobileListData } from './load-list.ts';

/** After this long a list that one comes back to is fetched anew. */
const FRESH_MS = 10 * 60_000;
const MOST = 5;
const STORED = 'jyrc_mobile_lists';

interface CachedList {
  list: MobileListData;
  /** Where the list stood when it was left. */
  place: Place | null;
}

interface Stored {
  build: string;
  lists: [href: string, kept: CachedList][];
}

declare global {
  var __reactRouterManifest: { version: string } | undefined;
}

/** Lists as far as they were read, by their address, so that *back* finds the place where one was. Browser only. */
let kept: Map<string, CachedList> | undefined;

/** What another build has kept may have another shape. */
const build = () => globalThis.__reactRouterManifest?.version ?? '';

/** A reload starts the page anew; what this tab has read is put down before it, and found after it. */
function keptLists(): Map<string, CachedList> {
  if (kept) return kept;
  kept = new Map();
  if (typeof window === 'undefined') return kept;
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Stored | null;
    if (stored?.build === build()) kept = new Map(stored.lists);
  } catch {
    // What cannot be read was not kept.
  }
  window.addEventListener('pagehide', putDown);
  return kept;
}

function putDown(): void {
  const here = location.pathname + location.search;
  const lists = [...keptLists()].map(([href, { list, place }]): [string, CachedList] => [
    href,
    { list, place: href === here ? placeNow() : place },
  ]);
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ build: build(), lists } satisfies Stored));
  } catch {
    // No room: the list starts at its head again.
  }
}

function recall(href: string): CachedList | undefined {
  const known = keptLists().get(href);
  return known && Date.now() - known.list.now < FRESH_MS ? known : undefined;
}

export const recallList = (href: string): MobileListData | undefined => recall(href)?.list;

/** Where a list stood that was not loaded but recalled. */
export function recallPlace(list: MobileListData): Place | null {
  const known = recall(list.href);
  return known?.list === list ? known.place : null;
}

export function keepPlace(href: string, place: Place | null): void {
  const known = keptLists().get(href);
  if (known) known.place = place;
}

let isFirst = true;

/** What was read of a list whose page has just been loaded again: told once, and not where it was opened by its address. */
export function recallReloaded(href: string): CachedList | undefined {
  if (!isFirst) return undefined;
  isFirst = false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward' ? recall(href) : undefined;
}

export function keepList(href: string, list: MobileListData): void {
  const lists = keptLists();
  lists.delete(href);
  lists.set(href, { list, place: null });
  const [oldest] = lists.keys();
  if (lists.size > MOST && oldest !== undefined) lists.delete(oldest);
}

export const forgetList = (href: string): void => void keptLists().delete(href);
