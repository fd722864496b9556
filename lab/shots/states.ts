import type { Page } from 'playwright-core';

/** States simulated by changing the server's answers. */
export const states = ['data', 'empty', 'loading', 'failing'] as const;
export type State = (typeof states)[number];

/** The states in which every page is checked. */
export const usualStates: readonly State[] = ['data', 'empty', 'failing'];

/** The product's own configuration; no page works without it. */
const always = /\/api\/(?:site|cities|regions|taxonomy)\b/;

const isThing = (value: unknown) => value !== null && typeof value === 'object' && 'id' in value;

/** Totals of a list are all there, as zeros; numbers by value are not there at all. */
function zeros(counts: object): object {
  const numbers = Object.entries(counts).filter(([, one]) => typeof one === 'number');
  return Object.fromEntries(numbers.map(([key]) => [key, 0]));
}

/** Lists without items and counts of zero; everything else unchanged. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isThing) ? [] : value.map(emptied);
  if (value === null || typeof value !== 'object') return value;
  const isList = 'items' in value;
  const bare = Object.entries(value).map(([key, one]) => {
    if (!isList) return [key, emptied(one)];
    if (Array.isArray(one)) return [key, []];
    if (typeof one === 'number') return [key, 0];
    if (key === 'counts' && one) return [key, zeros(one)];
    return [key, key === 'nextCursor' ? null : one];
  });
  return Object.fromEntries(bare);
}

/** Puts later requests of a page into a state. */
export async function enterState(page: Page, state: State): Promise<void> {
  if (state === 'data') return;
  await page.route('**/api/**', async (route) => {
    if (always.test(route.request().url())) return route.continue();
    if (state === 'failing') return route.abort();
    if (state === 'loading') return;
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const json = await response.json().catch(() => null);
    return route.fulfill({ response, json: emptied(json) });
  });
}
