import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { storyToken } from '#lab/shots/demo-token.ts';
import { launchBrowser } from './browser.ts';
import { lane } from './lane.ts';
import { shiftClock } from './moved-clock/shift-clock.ts';
import { witness } from './witness.ts';

interface Site {
  readonly origin: string;
  /** A new person in a new browser context, with reduced motion, so that elements do not move while being clicked. */
  person(options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
}

/** The product that a file's people visit, and how far its clock is ahead. */
interface Target {
  readonly origin: string;
  readonly ahead: number;
}

/** React's message for a hydration mismatch, which re-renders the whole document. */
const DRAWN_ANEW = /React error #418/;

/** One browser for the stories of a worker: each file's own took a second to start. */
const browsers = new Map<string, Promise<Browser>>();

async function browserWith(flags: readonly string[]): Promise<Browser> {
  const name = flags.join(' ');
  const running = await browsers.get(name);
  if (running?.isConnected()) return running;
  const launched = launchBrowser(flags);
  browsers.set(name, launched);
  return launched;
}

/**
 * The running product and a browser for the tests of one file, started with `flags`. Each person's context is closed after its
 * test; if that failed, its state is printed. Hydration mismatches fail a test.
 */
export function useSite(flags: readonly string[] = [], target: Target = { origin: lane.origin, ahead: 0 }): Site {
  const drawnAnew: string[] = [];
  const open: { context: BrowserContext; testimony(): Promise<string> }[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await browserWith(flags);
  });
  afterEach(async ({ task }) => {
    for (const { context, testimony } of open.splice(0)) {
      if (task.result?.state === 'fail') console.error(await testimony());
      await context.close();
    }
    expect(drawnAnew.splice(0)).toEqual([]);
  });
  return {
    get origin() {
      return target.origin;
    },
    person: async (options = {}) => {
      const context = await browser.newContext({
        baseURL: target.origin,
        viewport: { width: 1440, height: 900 },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
        ...options,
      });
      await context.addCookies([{ name: 'jyrc_demo', value: storyToken, url: target.origin }]);
      context.setDefaultTimeout(30_000);
      if (target.ahead > 0) await context.addInitScript(shiftClock, target.ahead);
      context.on('weberror', (failure) => {
        if (DRAWN_ANEW.test(String(failure.error()))) drawnAnew.push(failure.page()?.url() ?? '');
      });
      open.push({ context, testimony: witness(context) });
      return context.newPage();
    },
  };
}
