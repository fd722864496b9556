import type { Browser } from 'playwright-core';

export interface Paint {
  /** Largest contentful paint, from the start of the navigation. */
  lcpMs: number;
  /** Layout shifts without user input. */
  cls: number;
}

/** A cheap phone on a slow 4G connection. */
const CPU_TIMES = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** After this time nothing large is painted any more. */
const CALM_MS = 2_500;

declare global {
  var paintSeen: Paint;
}

/** The first visit on a slow phone: paint times and layout shifts. */
export async function watchPaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      globalThis.paintSeen = { lcpMs: 0, cls: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.paintSeen.lcpMs = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          globalThis.paintSeen.cls += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(CALM_MS);
    return await page.evaluate(() => globalThis.paintSeen);
  } finally {
    await context.close();
  }
}
