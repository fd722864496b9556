import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EndpointKey } from '#contract/api.ts';
import { signInByPassword } from './sign-in.ts';

/** Spaces that Ant Design puts between two Chinese characters of a button. */
const named = (label: string) => ({ name: new RegExp(`^${[...label].join('\\s?')}$`) });
export const button = (within: Page | Locator, label: string) => within.getByRole('button', named(label)).last();

interface Writes {
  /** Writes as they were sent, e.g. `POST /api/team/links`, each with its idempotency key. */
  sent: { line: string; key: string }[];
  refused: string[];
}

const writesOf = new WeakMap<Page, Writes>();

/** Records each write that the page sends, and each that the server refuses. */
export function watch(page: Page): Page {
  const writes: Writes = { sent: [], refused: [] };
  writesOf.set(page, writes);
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    writes.sent.push({ line, key: request.headers()['idempotency-key'] ?? `unkeyed ${writes.sent.length}` });
  });
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
  await signInByPassword(page, phone, 'enterprise');
  await page.goto(path);
  return page;
}

export type Gap = 'fast' | 'slow';
export const gaps = ['fast', 'slow'] as const;

async function press(target: Locator, gap: Gap): Promise<void> {
  const page = target.page();
  await target.click({ trial: true });
  if (gap === 'fast') {
    await target.evaluate((one: HTMLElement) => {
      one.click();
      one.click();
    });
    return;
  }
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to click');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(160);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

/**
 * Two clicks at once, as queued by a busy page; or as slowly as a double click may be: the first may have been answered, and
 * something else be in its place. The server refuses nothing, and is asked for `call` once; repeating a write under its
 * idempotency key counts as the same.
 */
export async function twice(target: Locator, gap: Gap, call: EndpointKey): Promise<void> {
  const page = target.page();
  const writes = writesOf.get(page);
  if (!writes) throw new Error('the page is not watched');
  const before = writes.sent.length;
  await press(target, gap);
  await page.waitForTimeout(1_200);
  expect(writes.refused).toEqual([]);
  const pattern = new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`);
  const keys = writes.sent.slice(before).flatMap(({ line, key }) => (pattern.test(line) ? [key] : []));
  expect({ call, times: new Set(keys).size }).toEqual({ call, times: 1 });
}
