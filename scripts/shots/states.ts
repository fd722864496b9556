import type { Page } from 'playwright-core';

/** What the browser hears from the server, beside the ordinary. */
export const states = ['data', 'empty', 'loading', 'failing'] as const;
export type State = (typeof states)[number];

/** Lists without their items; all else as it is. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object' || !('items' in value)) return value;
  const bare = Object.entries(value).map(([key, one]) => {
    if (Array.isArray(one)) return [key, []];
    if (typeof one === 'number') return [key, 0];
    return [key, key === 'counts' ? {} : key === 'nextCursor' ? null : one];
  });
  return Object.fromEntries(bare);
}

/** Puts a page into a state by what its API calls are answered. What the server renders itself keeps its data. */
export async function enterState(page: Page, state: State): Promise<void> {
  if (state === 'data') return;
  await page.route('**/api/**', async (route) => {
    if (state === 'failing') return route.abort();
    if (state === 'loading') return;
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const json = await response.json().catch(() => null);
    return route.fulfill({ response, json: emptied(json) });
  });
}
