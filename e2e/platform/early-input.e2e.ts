import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

/** Opens a page whose scripts come when it is said, and are done when that answers. */
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
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await letScriptsCome();
  await page.getByRole('button', { name: '密码登录' }).click();
  expect(await page.getByLabel('手机号').inputValue()).toBe('13800001111');
  expect(await page.getByRole('checkbox', { name: /同意/ }).isChecked()).toBe(true);
  await page.getByLabel('密码', { exact: true }).fill('wrong password 1');
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('Login'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({ phone: '13800001111' });
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
