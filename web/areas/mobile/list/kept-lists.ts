import type { MobileListData } from './load-list.ts';

/** After this long a list that one comes back to is fetched anew. */
const FRESH_MS = 10 * 60_000;
const MOST = 5;

/** Lists as far as they were read, by their address, so that *back* finds the place where one was. Browser only. */
const kept = new Map<string, MobileListData>();

export function recallList(href: string): MobileListData | undefined {
  const list = kept.get(href);
  return list && Date.now() - list.now < FRESH_MS ? list : undefined;
}

export function keepList(href: string, list: MobileListData): void {
  kept.delete(href);
  kept.set(href, list);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

export const forgetList = (href: string): void => void kept.delete(href);
