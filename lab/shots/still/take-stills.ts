import type { Browser, Page } from 'playwright-core';
import { type Entries, signInRecruiter } from '../people.ts';
import { stillMoment } from './clock.ts';
import { type StillPage, stillPages } from './pages.ts';

/** A picture with the name of its reference. */
export interface Still {
  name: string;
  png: Buffer;
}

const HEIGHT = 1600;

async function openPage(browser: Browser, origin: string, entries: Entries): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript((pairs) => {
    for (const [key, value] of pairs) localStorage.setItem(key, value);
  }, entries);
  const page = await context.newPage();
  await page.clock.setFixedTime(stillMoment);
  return page;
}

/** Nothing is loading, every visible picture has loaded, and React's output has been painted. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await page.evaluate(async () => {
    // A lazy picture that is hidden at this width is never loaded.
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode().catch(() => undefined))]);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

async function takeOne(browser: Browser, origin: string, place: StillPage, entries: Entries): Promise<Still[]> {
  const page = await openPage(browser, origin, entries);
  const stills: Still[] = [];
  for (const [index, width] of place.widths.entries()) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (index === 0) await page.goto(place.path);
    await settle(page);
    // The codes contain the URL, and so this run's port.
    const mask = [page.getByLabel('手机上继续看').locator('> :first-child'), page.getByAltText('手机版二维码')];
    stills.push({ name: `${place.name}-${width}`, png: await page.screenshot({ mask, maskColor: '#b9c2d3' }) });
  }
  await page.context().close();
  return stills;
}

/** Pictures of the ten main pages of the still product, each two screens high. Two pages in parallel. */
export async function takeStills(browser: Browser, origin: string): Promise<Still[]> {
  const recruiter = await signInRecruiter(origin);
  const places = await stillPages(origin);
  const stills: Still[] = [];
  const takeOn = async () => {
    for (let next = places.shift(); next; next = places.shift())
      stills.push(...(await takeOne(browser, origin, next, next.who === 'recruiter' ? recruiter : [])));
  };
  await Promise.all([takeOn(), takeOn()]);
  return stills;
}
