import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { findViolations } from './axe.ts';
import { type FirstView, measureFirstView, tooMuchOf } from './first-view.ts';
import { openPage } from './open-page.ts';
import type { Entries, Who } from './people.ts';
import type { Place } from './places.ts';
import type { State } from './states.ts';

export interface Look {
  width: number;
  scheme: 'light' | 'dark';
  state: State;
}

/** Findings on a page besides its picture. */
export interface Shot extends Look {
  place: Place;
  /** Path within the folder; the same name in `small/` is a thumbnail of the page's head. */
  file: string;
  /** axe's findings, and the overflow of the page's width. */
  faults: string[];
  /** Of a page on the desk. */
  firstView: FirstView | null;
}

const HEIGHTS: Record<number, number> = { 390: 844, 1024: 768 };
const PHONE = 390;
const DESK = 1440;
/** Thumbnails show this part of a page, at this width. */
const SMALL = { width: 320, height: 520 };

/** Path of a shot's thumbnail. */
export const smallOf = (file: string) => `small/${file.replace(/png$/, 'webp')}`;

const openContext = (browser: Browser, origin: string, { width, scheme }: Look): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    deviceScaleFactor: width === PHONE ? 2 : 1,
    hasTouch: width === PHONE,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    // It would answer instead of the simulated state.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });

export interface Task {
  browser: Browser;
  origin: string;
  people: Record<Who, Entries>;
  withAxe: boolean;
  folder: string;
}

async function keep(picture: Buffer, folder: string, file: string): Promise<void> {
  for (const one of [file, smallOf(file)]) mkdirSync(dirname(join(folder, one)), { recursive: true });
  const { data, info } = await sharp(picture).resize({ width: SMALL.width }).toBuffer({ resolveWithObject: true });
  const head = { left: 0, top: 0, width: info.width, height: Math.min(info.height, SMALL.height) };
  const small = sharp(data).extract(head);
  await Promise.all([sharp(picture).toFile(join(folder, file)), small.webp().toFile(join(folder, smallOf(file)))]);
}

/** A picture of a whole page as its user sees it, and its faults. */
export async function takeShot(place: Place, look: Look, task: Task): Promise<Shot> {
  const context = await openContext(task.browser, task.origin, look);
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, place.entries ?? task.people[place.who]);
    const page = await context.newPage();
    await openPage(page, place, look.state);
    const isMeasured = look.width === DESK && look.state === 'data' && !place.specimen;
    const firstView = isMeasured ? await measureFirstView(page) : null;
    const file = `${look.state}/${place.name}-${look.width}-${look.scheme}.png`;
    await keep(await page.screenshot({ fullPage: true }), task.folder, file);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const faults = overflow > 0 ? [`wider by ${overflow} px`] : [];
    if (firstView && Object.keys(firstView.characters).length === 0) faults.push('nothing is drawn');
    if (firstView) faults.push(...tooMuchOf(firstView));
    if (task.withAxe) faults.push(...(await findViolations(page)));
    return { ...look, place, file, faults, firstView };
  } finally {
    // An answer still being changed when the page closes has no receiver.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}
