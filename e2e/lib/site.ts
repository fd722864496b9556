import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';

interface Site {
  origin: string;
  /** A new person at a new browser. */
  person(options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
}

/**
 * The running product and a browser for the tests of one file, started with `flags`. Each person's context is closed after
 * its test.
 */
export function useSite(flags: readonly string[] = []): Site {
  const origin = inject('origin');
  const open: BrowserContext[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(flags);
  });
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close();
  });
  afterAll(() => browser?.close());
  return {
    origin,
    person: async (options = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1440, height: 900 },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        ...options,
      });
      context.setDefaultTimeout(15_000);
      open.push(context);
      return context.newPage();
    },
  };
}
