import { readFileSync } from 'node:fs';
import { launchBrowser } from '#e2e/lib/browser.ts';

// path who width out [full]
const [path = '', who = 'visitor', width = '390', out = '', full = ''] = process.argv.slice(2);
const { origin, people } = JSON.parse(readFileSync('/tmp/looks/people.json', 'utf8'));
const browser = await launchBrowser();
const context = await browser.newContext({
  baseURL: origin,
  viewport: { width: +width, height: +width === 390 ? 844 : 900 },
  deviceScaleFactor: +width === 390 ? 2 : 1,
  hasTouch: +width === 390,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
await context.addInitScript((entries) => {
  for (const [key, value] of entries) localStorage.setItem(key, value);
}, people[who]);
const page = await context.newPage();
await page.goto(path, { waitUntil: 'networkidle' });
await page.waitForTimeout(800);
await page.screenshot({ path: out, fullPage: full === 'full' });
await browser.close();
