import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

// Requests slower than three seconds can be cancelled, which restores the previous view.
const site = useSite();

/** Blocks answers to `url` until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  await page.route(url, () => undefined);
  return () => page.unroute(url);
}

/** Whether `text` was on the page at any time since, however briefly. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((requested) => {
    const found = { text: false };
    const look = () => {
      found.text ||= document.body.innerText.includes(requested);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return found;
  }, text);
  return async () => (await seen.jsonValue()).text;
}

const callOff = (page: Page) => page.getByTestId('loading-overlay').getByRole('button', { name: '取消' }).click();

test('a filter of /jobs: the list as it was, at its address, and the next filter works', async () => {
  const page = await site.person();
  await page.goto('/jobs?tenure=establishment');
  const first = page.getByRole('region', { name: '职位列表' }).getByRole('listitem').first();
  const [address, seen] = [page.url(), await first.textContent()];
  const choose = async () => {
    await page.locator('summary', { hasText: '学段' }).click();
    await page.getByRole('link', { name: /^小学 ?\d/ }).click();
  };
  const release = await hold(page, '**/api/posts?*');
  await choose();
  await callOff(page);
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
  expect(await first.textContent()).toBe(seen);
  expect(await page.getByText('加载失败').count()).toBe(0);
  await release();
  await choose();
  await page.waitForURL((url) => url.searchParams.has('stage'));
});

test('a filter of the talent search: likewise', async () => {
  const page = await site.person();
  await enterAs(page, demoPeople.owner.phone, 'enterprise');
  await page.goto('/search?postId=none');
  const people = page.getByRole('list', { name: '人才' }).getByRole('listitem');
  await people.first().waitFor();
  const seen = await people.first().textContent();
  await page.waitForLoadState('networkidle');
  const byFit = async () => {
    await page.getByLabel('排序').click();
    await page.locator('.ant-select-item-option', { hasText: '最匹配' }).click();
  };
  const release = await hold(page, '**/api/talents?*');
  await byFit();
  await page.waitForURL('**/search?postId=none&sort=fit');
  const wasShown = await watchFor(page, '人才没有加载出来');
  await callOff(page);
  await page.waitForURL('**/search?postId=none');
  expect(await people.first().textContent()).toBe(seen);
  expect(await wasShown()).toBe(false);
  await release();
  await byFit();
  await page.waitForURL('**/search?postId=none&sort=fit');
  await people.first().waitFor();
});

test('a slow upload: what is called off is not kept, and the next try is', async () => {
  const page = await site.person();
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto('/resume');
  const patches: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/jobers/me') && patches.push(request.method()));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/files?*', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const color = { r: 40, g: 120, b: 200 };
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: color } });
  const buffer = await picture.png().toBuffer();
  const choose = () =>
    page.locator('input[type=file]').first().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  await choose();
  await dialog.getByRole('button', { name: '保存头像' }).click();
  await dialog.getByText(/^上传中 \d+%$/).waitFor();
  await dialog.getByRole('button', { name: '取消' }).click();
  await dialog.waitFor({ state: 'detached' });
  release();
  await page.waitForTimeout(500);
  expect(patches).not.toContain('PATCH');
  await choose();
  await dialog.getByRole('button', { name: '保存头像' }).click();
  await page.getByText('头像已更新').waitFor();
});

test('a slow export: no file comes, and the box stays as it was', async () => {
  const page = await site.person();
  await enterAs(page, demoPeople.owner.phone, 'enterprise');
  await page.goto('/delivery');
  const rows = page.locator('li[data-delivery]');
  await rows.first().waitFor();
  const release = await hold(page, '**/api/company/boxExport?*');
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '导出' }).click();
  await callOff(page);
  await page.getByTestId('loading-overlay').waitFor({ state: 'hidden' });
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  await release();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '导出' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^投递箱.*\.xlsx$/);
});
