import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import type { Entries, Who } from './people.ts';
import type { Place } from './places.ts';
import { enterState, type State } from './states.ts';

export interface Look {
  width: number;
  scheme: 'light' | 'dark';
}

/** What was found on a page beside its picture. */
export interface Shot extends Look {
  place: Place;
  file: string;
  violations: string[];
  /** Pixels that the page is wider than the window. */
  overflow: number;
}

const HEIGHTS: Record<number, number> = { 390: 844, 1024: 768 };
const PHONE = 390;
const SETTLE_MS = 12_000;
const BUSY_MS = 4_000;
const LOADING_MS = 1_500;
const PAINT_MS = 250;

const openContext = (browser: Browser, origin: string, { width, scheme }: Look): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    deviceScaleFactor: width === PHONE ? 2 : 1,
    hasTouch: width === PHONE,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });

/** Scrolls through the page, so that what loads late is there, and back to its head. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });

/** Until nothing is loading; a page that is held in loading is taken as it stands. */
async function settle(page: Page, state: State): Promise<void> {
  if (state === 'loading') return page.waitForTimeout(LOADING_MS);
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined);
  const busy = page.locator('main [aria-busy="true"]').filter({ visible: true });
  await busy
    .first()
    .waitFor({ state: 'detached', timeout: BUSY_MS })
    .catch(() => undefined);
  await scrollThrough(page);
  await page.waitForTimeout(PAINT_MS);
}

interface Task extends Look {
  browser: Browser;
  origin: string;
  people: Record<Who, Entries>;
  state: State;
  withAxe: boolean;
  folder: string;
}

/** Pictures of the places at one width in one scheme, whole pages. */
export async function takeShots(places: readonly Place[], task: Task, onShot: (shot: Shot) => void): Promise<void> {
  for (const place of places) {
    const context = await openContext(task.browser, task.origin, task);
    try {
      await context.addInitScript((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, task.people[place.who]);
      const page = await context.newPage();
      await enterState(page, task.state);
      await page.goto(place.path, { waitUntil: 'domcontentloaded' });
      await settle(page, task.state);
      const file = `${place.name}-${task.width}-${task.scheme}.png`;
      await page.screenshot({ path: join(task.folder, file), fullPage: true });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const violations = task.withAxe ? await findViolations(page) : [];
      onShot({ width: task.width, scheme: task.scheme, place, file, violations, overflow: Math.max(0, overflow) });
    } finally {
      await context.close();
    }
  }
}
