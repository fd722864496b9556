import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('a seeker signs up for a lecture and sees the seat, then gives it back', async () => {
  const { items } = await overHttp(site.origin)('GET', '/api/content/lectures?when=upcoming');
  const page = await site.person();
  await signInByPassword(page, demoPeople.seeker.phone, 'client');
  const call = overHttp(site.origin, await tokenOf(page));
  await call('DELETE', `/api/content/lectures/${items[0].id}/seat`).catch(() => null);
  await page.goto(`/entrepreneurship/expert/details?id=${items[0].id}`);
  await page.getByRole('button', { name: '立即报名' }).click();
  await page.getByText('你已报名').waitFor();
  await page.getByRole('button', { name: '取消报名' }).click();
  await page.getByRole('button', { name: '立即报名' }).waitFor();
});

test('news is read without scripts, and leads on to the next article', async () => {
  const page = await site.person({ javaScriptEnabled: false });
  await page.goto('/consultation');
  await page.locator('.tile-link').first().click();
  expect(await page.locator('h1').textContent()).toBeTruthy();
  await page.getByRole('link', { name: /下一篇/ }).click();
  await expect.poll(() => page.locator('.rich').count()).toBeGreaterThan(0);
});
