import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();
const window = { viewport: { width: 1366, height: 768 } };

/** How far below the bar the first row of a list may begin: a head of 96, tabs, and one row of states or filters. */
const MAX_TOP = 244;

const rows = 'main :is(.ant-table-row, [data-delivery], [data-testid="hot-word"], [aria-label="日志"] > li)';

/** Pages whose first row begins too low, by how far it is below the bar. */
async function expectHigh(page: Page, paths: readonly string[]): Promise<void> {
  const low: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(path);
    const first = page.locator(rows).first();
    await first.waitFor();
    await page.waitForLoadState('networkidle');
    const [row, bar] = await Promise.all([first.boundingBox(), page.getByRole('banner').boundingBox()]);
    const below = Math.round((row?.y ?? 0) - (bar?.height ?? 0));
    if (below > MAX_TOP) low[path] = below;
  }
  expect(low).toEqual({});
}

test('the first row of a list in the console of a school begins high', async () => {
  const page = await site.person(window);
  await enterAs(page, demoPeople.owner.phone, 'enterprise');
  await expectHigh(page, ['/ment', '/delivery']);
});

test('the first row of a list in the operators’ console begins high', async () => {
  const page = await site.person(window);
  await enterAsOperator(page, 'super');
  await expectHigh(page, ['/admin/words', '/admin/content', '/admin/queries', '/admin/audit']);
});
