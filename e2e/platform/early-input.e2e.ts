import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

/** Opens a page whose scripts are held back until the returned function is called; resolves when they have run. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await expect.poll(() => page.evaluate(() => window.earlyInput.size)).toBe(0);
  };
}

test('what is typed and ticked before the scripts come is kept, by the form too', async () => {
  const page = await site.person();
  const letScriptsCome = await openWithoutScripts(page, '/client/login');
  await page.getByLabel('手机号').fill('13800001111');
  await page.getByRole('checkbox', { name: /30 天内免登录/ }).check();
  await letScriptsCome();
  await page.getByRole('button', { name: '密码登录' }).click();
  expect(await page.getByLabel('手机号').inputValue()).toBe('13800001111');
  expect(await page.getByRole('checkbox', { name: /30 天内免登录/ }).isChecked()).toBe(true);
  await page.getByLabel('密码', { exact: true }).fill('wrong password 1');
  const requested = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('Login'));
  await page.getByRole('button', { name: '同意并登录' }).click();
  expect((await requested).postDataJSON()).toMatchObject({ phone: '13800001111' });
});

test('a keyword typed before the scripts come gets its suggestions', async () => {
  const page = await site.person();
  const letScriptsCome = await openWithoutScripts(page, '/jobs');
  const box = page.locator('input[name=keyword]').first();
  await box.fill('小学语');
  await letScriptsCome();
  await page.getByRole('listbox', { name: '搜索联想' }).getByRole('option').first().waitFor();
  expect(await box.inputValue()).toBe('小学语');
});

test('a button that is pressed before the scripts come shows that it waits and does its work once', async () => {
  const page = await site.person();
  const letScriptsCome = await openWithoutScripts(page, '/client/login');
  await page.getByLabel('手机号').fill('13800001112');
  const send = page.getByRole('button', { name: '获取验证码' });
  const sent: string[] = [];
  // After many codes for one address the first request is refused, and sent again with the answer to a puzzle.
  page.on('response', (response) => response.ok() && sent.push(response.url()));
  await send.click();
  await send.click();
  expect(await send.evaluate((button) => getComputedStyle(button).cursor)).toBe('progress');
  // If the browser submitted the form itself, the phone would appear in the URL.
  await page.getByLabel('手机号').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await letScriptsCome();
  await page.getByTestId('demo-code').waitFor();
  expect(sent.filter((url) => /sendshortmessage/i.test(url))).toHaveLength(1);
  expect(await page.locator('[data-early]').count()).toBe(0);
});

test('on a slow line a press in the first second is not lost', async () => {
  const page = await site.person();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  page.setDefaultTimeout(45_000);
  await page.goto('/jobs', { waitUntil: 'commit' });
  const item = page.locator('li.post').first();
  await item.hover();
  await item.getByRole('button', { name: /收藏/ }).click();
  await page.waitForURL('**/client/login?*');
}, 60_000);
