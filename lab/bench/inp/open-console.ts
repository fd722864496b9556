import type { Browser, Page } from 'playwright-core';
import type { Entries } from '#lab/shots/people.ts';

declare global {
  /** Duration of each interaction: the longest of its events. */
  var interactions: Map<number, number>;
}

interface Listed {
  items: { id: string }[];
  nextCursor: string | null;
  total?: number;
}

interface Answered {
  call?: string | undefined;
  rows: number;
  /** Rows per answer. */
  sheet?: number | undefined;
}

/** Extends a list with copies up to the requested length. */
function grown(list: Listed, { rows, sheet = rows }: Answered): Listed {
  const items = Array.from({ length: list.items.length === 0 ? 0 : sheet }, (_, at) => {
    const item = list.items[at % list.items.length] as { id: string };
    return at < list.items.length ? item : { ...item, id: String(9_000_000 + at) };
  });
  return { ...list, items, nextCursor: null, total: rows };
}

/** A user at a wide screen, whose `call` is answered with this many rows and whose interactions are timed. */
export async function openConsole(
  browser: Browser,
  origin: string,
  entries: Entries,
  answered: Answered,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript((pairs) => {
    for (const [key, value] of pairs) localStorage.setItem(key, value);
    globalThis.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        const known = globalThis.interactions.get(entry.interactionId) ?? 0;
        globalThis.interactions.set(entry.interactionId, Math.max(known, entry.duration));
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }, entries);
  const page = await context.newPage();
  await page.route(
    ({ pathname }) => pathname === answered.call,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: grown((await response.json()) as Listed, answered) });
    },
  );
  return page;
}

/** The slowest interaction so far; the browser does not report those under 16 ms. */
export const slowest = (page: Page): Promise<{ presses: number; ms: number }> =>
  page.evaluate(() => ({
    presses: globalThis.interactions.size,
    ms: Math.max(0, ...globalThis.interactions.values()),
  }));
