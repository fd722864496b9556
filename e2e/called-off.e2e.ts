import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

// What takes longer than three seconds can be called off, and what stood there before stands there again.
const site = useSite();

/** From now on no answer comes to `url`, until what is returned is called. */
async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  await page.route(url, () => undefined);
  return () => page.unroute(url);
}

const callOff = (page: Page) => page.getByTestId('loading-overlay').getByRole('button', { name: '取消' }).click();

test('a filter of /jobs: the list as it was, at its address, and the next filter works', async () => {
  const page = await site.person();
  await page.goto('/jobs?stage=primary');
  const first = page.getByRole('region', { name: '职位列表' }).getByRole('listitem').first();
  const [address, seen] = [page.url(), await first.textContent()];
  const filter = page.getByRole('link', { name: /^事业编制 ?\d/ });
  const release = await hold(page, '**/api/posts?*');
  await filter.click();
  await callOff(page);
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
  expect(await first.textContent()).toBe(seen);
  expect(await page.getByText('加载失败').count()).toBe(0);
  await release();
  await filter.click();
  await page.waitForURL((url) => url.searchParams.has('tenure'));
});

test('a filter of the talent search: likewise', async () => {
  const page = await site.person();
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  await page.goto('/search');
  const people = page.getByRole('list', { name: '人才' }).getByRole('listitem');
  await people.first().waitFor();
  const seen = await people.first().textContent();
  await page.waitForLoadState('networkidle');
  const release = await hold(page, '**/api/talents?*');
  await page.getByText('最近活跃').click();
  await page.waitForURL('**/search?sort=newest');
  await callOff(page);
  await page.waitForURL('**/search');
  expect(await people.first().textContent()).toBe(seen);
  expect(await page.getByText('人才没有加载出来').count()).toBe(0);
  await release();
  await page.getByText('最近活跃').click();
  await page.waitForURL('**/search?sort=newest');
  await people.first().waitFor();
});
