import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plantSession, storedCredentials } from '#e2e/lib/plant-session.ts';
import { useSite } from '#e2e/lib/site.ts';

// Sections 7 and 8 of the seed, line by line in a browser. The calls of /resume/delivery and /client/index are answered as each
// case requires; everything else is the product.
const site = useSite();
const deliveries = '**/api/deliveries?*';
const deliveriesBare = '**/api/deliveries';

async function seekerPage(): Promise<Page> {
  const page = await site.person();
  await plantSession(page, ['token', 'user', 'jober']);
  return page;
}

async function answering(status: number, body: unknown): Promise<Page> {
  const page = await seekerPage();
  for (const url of [deliveries, deliveriesBare]) {
    // Once: later calls, on the page that the person is redirected to, reach the product.
    await page.route(
      url,
      (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
      { times: 1 },
    );
  }
  await page.goto('/resume/delivery');
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('401: one dialog for parallel answers; cancelling stays on the page', async () => {
  const page = await seekerPage();
  await page.goto('/client/index');
  const dialog = page.getByRole('dialog', { name: '系统提示' });
  await dialog.waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  expect(await dialog.textContent()).toContain('登录状态已过期，您可以继续留在该页面，或者重新登录');
  await dialog.getByRole('button', { name: '取消' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForTimeout(300);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(pathOf(page)).toBe('/client/index');
  expect(await storedCredentials(page)).toContain('jyrc_token');
});

test('401: logging in again clears the credentials and ends at the home page', async () => {
  const page = await seekerPage();
  await page.goto('/resume/delivery');
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '重新登录' }).click();
  await page.waitForURL(`${site.origin}/`);
  expect(await storedCredentials(page)).toEqual([]);
});

test('403 goes to /401', async () => {
  const page = await answering(403, { code: 'FORBIDDEN', message: '没有权限进行此操作', requestId: 'r' });
  await page.waitForURL('**/401');
});

test('a company not yet approved: the toast for two seconds, then home', async () => {
  const page = await answering(409, { code: 'COMPANY_NOT_APPROVED', message: '企业信息正在审核中', requestId: 'r' });
  const toast = page.getByText('已提交审核，请稍后再试');
  await toast.waitFor();
  const shownAt = Date.now();
  await page.waitForURL((url) => url.pathname !== '/resume/delivery');
  expect(Date.now() - shownAt).toBeGreaterThan(1_500);
  expect(Date.now() - shownAt).toBeLessThan(3_500);
  await toast.waitFor({ state: 'hidden' });
});

test('any other message of the server is an error toast', async () => {
  const page = await answering(409, { code: 'CONFLICT', message: '内容已被修改，请刷新后再试', requestId: 'r' });
  await page.getByText('内容已被修改，请刷新后再试').first().waitFor();
});

test('a success status outside 200 to 300 shows its message as an error', async () => {
  const page = await answering(300, { message: '请选择一个版本' });
  await page.getByText('请选择一个版本').first().waitFor();
});

test('an answer that never came, without a status', async () => {
  const page = await seekerPage();
  for (const url of [deliveries, deliveriesBare]) await page.route(url, (route) => route.abort('connectionreset'));
  await page.goto('/resume/delivery');
  await page.getByText('接口请求失败').first().waitFor();
});

test('a timeout, after the configured 1,200,000 ms', async () => {
  const page = await seekerPage();
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset.timeout = String(ms);
      return timeout(200);
    };
  });
  for (const url of [deliveries, deliveriesBare]) await page.route(url, () => undefined);
  await page.goto('/resume/delivery');
  await page.getByText('网络请求超时').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.timeout)).toBe('1200000');
});

test('the overlay: shown while a request runs, closed 300 ms after its answer', async () => {
  const page = await seekerPage();
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const url of [deliveries, deliveriesBare]) {
    await page.route(url, async (route) => {
      await answered;
      const counts = { all: 0, mine: 0, open: 0, ended: 0 };
      const body = { items: [], nextCursor: null, counts };
      await route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) });
    });
  }
  await page.goto('/resume/delivery');
  const overlay = page.getByTestId('loading-overlay');
  await overlay.waitFor();
  expect(await overlay.textContent()).toContain('loading...');
  const response = page.waitForResponse((answer) => answer.url().includes('/api/deliveries'));
  release();
  await response;
  const answeredAt = Date.now();
  await page.getByText('还没有投递').waitFor();
  expect(await overlay.isVisible()).toBe(true);
  await overlay.waitFor({ state: 'hidden' });
  expect(Date.now() - answeredAt).toBeGreaterThan(250);
});

test('the overlay is not shown for a URL that contains communicate', async () => {
  const page = await site.person();
  await page.goto('/jobs');
  let requested = false;
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/posts/suggest*', async (route) => {
    requested = route.request().url().includes('communicate');
    await looked.promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: '搜索', exact: true }).fill('语文');
  await expect.poll(() => requested).toBe(true);
  for (let look = 0; look < 5; look += 1) {
    expect(await page.getByTestId('loading-overlay').isVisible()).toBe(false);
    await page.waitForTimeout(100);
  }
  looked.resolve();
});

test('an unknown route is sent to /404, which answers 404', async () => {
  const sent = await fetch(`${site.origin}/no/such/page`, { redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/404']);
  expect((await fetch(`${site.origin}/404`)).status).toBe(404);
  const page = await site.person();
  await page.goto('/definitely-not-here');
  expect(pathOf(page)).toBe('/404');
});
