import type { Page } from 'playwright-core';
import { pages } from '#contract/pages.ts';
import type { Area, Place } from './places.ts';
import { enterState, type State } from './states.ts';

const SETTLE_MS = 12_000;
const BUSY_MS = 10_000;
const LOADING_MS = 1_500;
const PAINT_MS = 250;

/**
 * Server-rendered documents contain their data. These pages have the same shell and few calls: from there the browser requests
 * the page's data itself and gets the state's answers. The consoles render in the browser anyway.
 */
const before: Partial<Record<Area, string>> = { public: '/401', seeker: '/401', mobile: '/mobile/directLogin' };

interface WithRouter {
  __reactRouterDataRouter: { navigate(to: string): Promise<void> };
}

async function goWithin(page: Page, path: string, state: State): Promise<void> {
  const gone = page.evaluate((to) => (window as unknown as WithRouter).__reactRouterDataRouter.navigate(to), path);
  // Some pages navigate to another document, and the answer is lost with the requesting one.
  if (state !== 'loading') await gone.catch(() => undefined);
}

/** Opens a page in a state. */
export async function openPage(page: Page, { path, area, act }: Place, state: State): Promise<void> {
  const first = Object.hasOwn(pages, path.split('?')[0] ?? path) ? before[area] : undefined;
  if (state === 'data' || !first) {
    await enterState(page, state);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
  } else {
    await page.goto(first, { waitUntil: 'networkidle' });
    await enterState(page, state);
    await goWithin(page, path, state);
  }
  await settle(page, state);
  if (!act || state !== 'data') return;
  await act(page);
  await page.waitForTimeout(LOADING_MS);
}

/** Scrolls through the initial height of the page, since some are endless, so that lazy content loads, and back to the top. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const end = document.body.scrollHeight;
    for (let y = 0; y < end; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });

/** Waits until nothing is loading; a page held in the loading state is taken as it is. */
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
