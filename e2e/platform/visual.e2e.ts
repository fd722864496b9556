import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchSameBrowser } from '#e2e/lib/browser.ts';
import { chooseFilter } from '#e2e/lib/choose-filter.ts';
import { type Product, startStillProduct } from '#lab/shots/start-product.ts';
import { type Difference, findDifferences } from '#lab/shots/still/differences.ts';
import { gridOfPicture, gridOfReference, referenceOf } from '#lab/shots/still/grid.ts';
import { type Still, takeStills } from '#lab/shots/still/take-stills.ts';

// The ten main pages match their accepted pictures. A separate product with a fixed clock and constant data, rendered by the same
// browser with the same font everywhere. `npm run shots -- --accept` accepts the current pictures.

/** Unloaded it takes a tenth of this. */
const START_MS = 240_000;
const folder = resolve('test-results/visual');
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startStillProduct(), launchSameBrowser()]);
}, START_MS);

afterAll(async () => {
  await Promise.all([browser?.close(), product?.stop()]);
});

async function compare({ name, png }: Still): Promise<Difference[]> {
  const reference = referenceOf(name);
  if (!existsSync(reference)) return [{ x: 0, y: 0, squares: 0 }];
  return findDifferences(await gridOfReference(reference), await gridOfPicture(png));
}

test(
  'the ten main pages look as they were accepted',
  async () => {
    const faults: string[] = [];
    for (const still of await takeStills(browser, product.origin)) {
      const [worst, ...others] = await compare(still);
      if (!worst) continue;
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${still.name}.png`);
      writeFileSync(file, still.png);
      const { x, y, squares } = worst;
      faults.push(`${still.name}: ${squares} squares at ${x}, ${y}, and ${others.length} places more; see ${file}`);
    }
    expect(faults).toEqual([]);
  },
  START_MS,
);

/** Number of page transitions so far. */
const countFades = (page: Page) => page.evaluate(() => (window as unknown as { fades: number }).fades);

async function visitor(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await browser.newPage({
    baseURL: product.origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion,
  });
  await page.addInitScript(() => {
    const counted = Object.assign(window, { fades: 0 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counted.fades += 1;
      return start(update);
    };
  });
  await page.goto('/jobs');
  await page.waitForLoadState('networkidle');
  return page;
}

test('a page fades into the next and back again; a filter changes its list at once', async () => {
  const page = await visitor('no-preference');
  await chooseFilter(page, '学段', 'a.option[href*="stage="]');
  await page.waitForURL('**stage=**');
  expect(await countFades(page)).toBe(0);
  await page.locator('a.post-title[href*="/jobs/details"]').first().click();
  await page.waitForURL('**/jobs/details?*');
  await expect.poll(() => countFades(page)).toBe(1);
  await page.goBack();
  await page.waitForURL('**stage=**');
  await expect.poll(() => countFades(page)).toBe(2);
  await page.close();
});

test('nothing fades for who wants no motion', async () => {
  const page = await visitor('reduce');
  await page.locator('a.post-title[href*="/jobs/details"]').first().click();
  await page.waitForURL('**/jobs/details?*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await countFades(page)).toBe(0);
  await page.close();
});
