import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { EndpointKey } from '#contract/api.ts';
import { enterAs } from './sign-in.ts';

/** Spaces that Ant Design puts between two Chinese characters of a button. */
const named = (label: string) => ({ name: new RegExp(`^${[...label].join('\\s?')}$`) });
export const button = (within: Page | Locator, label: string) => within.getByRole('button', named(label)).last();

interface Writes {
  /** Writes as they were sent, e.g. `POST /api/team/links`, each with its idempotency key. */
  sent: { line: string; key: string }[];
  refused: string[];
  /** How many wait for their answer, and when one was last sent or answered. */
  open: number;
  changedAt: number;
}

const writesOf = new WeakMap<Page, Writes>();

/** Records each write that the page sends, and each that the server refuses. */
export function watch(page: Page): Page {
  const writes: Writes = { sent: [], refused: [], open: 0, changedAt: 0 };
  writesOf.set(page, writes);
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    Object.assign(writes, { open: writes.open + 1, changedAt: Date.now() });
    writes.sent.push({ line, key: request.headers()['idempotency-key'] ?? `unkeyed ${writes.sent.length}` });
  });
  const ended = (request: Request) => {
    if (request.method() !== 'GET') Object.assign(writes, { open: writes.open - 1, changedAt: Date.now() });
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'GET' && response.status() >= 400)
      writes.refused.push(`${request.method()} ${new URL(response.url()).pathname} ${response.status()}`);
  });
  return page;
}

/** A member of a school, whose writes are recorded, on a page of the console. */
export async function watchedMember(page: Page, phone: string, path: string): Promise<Page> {
  watch(page);
  await enterAs(page, phone, 'enterprise');
  await page.goto(path);
  return page;
}

/**
 * Two clicks at once, as queued by a busy page, and one as slowly as a double click may be: the first may have been answered, and
 * something else be in its place.
 */
async function press(target: Locator): Promise<void> {
  const { mouse } = target.page();
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to click');
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await target.evaluate((one: HTMLElement) => {
    one.click();
    one.click();
  });
  await target.page().waitForTimeout(160);
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
}

/** Every write is answered, and none follows. A click sends its write within the same task, or after the form was checked. */
const settled = (writes: Writes) =>
  expect.poll(() => writes.open === 0 && Date.now() - writes.changedAt > 350, { timeout: 15_000 }).toBe(true);

/**
 * Presses as in a double click, fast and slow. The server refuses nothing, and is asked for `call` once; repeating a write under
 * its idempotency key counts as the same.
 */
export async function twice(target: Locator, call: EndpointKey): Promise<void> {
  const writes = writesOf.get(target.page());
  if (!writes) throw new Error('the page is not watched');
  const before = writes.sent.length;
  await press(target);
  await expect.poll(() => writes.sent.length).toBeGreaterThan(before);
  await settled(writes);
  expect(writes.refused).toEqual([]);
  const pattern = new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`);
  const keys = writes.sent.slice(before).flatMap(({ line, key }) => (pattern.test(line) ? [key] : []));
  expect({ call, times: new Set(keys).size }).toEqual({ call, times: 1 });
}
