import { expect, test } from 'vitest';
import { overHttp } from '#e2e/lib/over-http.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('a dialog that cannot be loaded leaves the page as it is, and opens after a reload', async () => {
  const page = await site.person();
  const { items } = await overHttp(site.origin)('GET', '/api/posts');
  await page.goto(`/jobs/details?id=${items.find(({ exam }: { exam: unknown }) => !exam).id}`);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByText('这部分内容没有加载出来').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);

  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByRole('dialog').waitFor();
});
