import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Spaces that Ant Design puts between two Chinese characters of a button. */
const named = (label: string) => ({ name: new RegExp(`^${[...label].join('\\s?')}$`) });
export const button = (within: Page | Locator, label: string) => within.getByRole('button', named(label)).last();

const failures = new WeakMap<Page, string[]>();

/** Records each write that the server refuses. */
export function watch(page: Page): Page {
  const seen: string[] = [];
  failures.set(page, seen);
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'GET' && response.status() >= 400)
      seen.push(`${request.method()} ${new URL(response.url()).pathname} ${response.status()}`);
  });
  return page;
}

export type Gap = 'fast' | 'slow';

/**
 * Two clicks at once, as queued by a busy page; or as slowly as a double click may be: the first may have been answered, and
 * something else be in its place.
 */
export async function twice(target: Locator, gap: Gap): Promise<void> {
  const page = target.page();
  await target.click({ trial: true });
  if (gap === 'fast') {
    await target.evaluate((one: HTMLElement) => {
      one.click();
      one.click();
    });
  } else {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to click');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(160);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }
  await page.waitForTimeout(1_200);
  expect(failures.get(page)).toEqual([]);
}
