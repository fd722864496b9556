import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const follow = (page: Page, online: boolean) =>
  expect.poll(() => page.evaluate(() => navigator.onLine), { timeout: 10_000 }).toBe(online);

/** Takes a person offline. A busy browser learns of it a moment later, and until then its calls are sent. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await follow(page, false);
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await follow(page, true);
}
