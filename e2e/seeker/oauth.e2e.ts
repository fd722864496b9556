import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { demoPhone } from '#database/demo/names/people.ts';
import { useSite } from '#e2e/lib/site.ts';

// Sign-in with QQ and WeChat, from our page over the provider's and back; the provider is a fake.
const site = useSite();
const openIdOf = (who: string) => `${who}-${Date.now()}`;

/** Starts at the login page and stops at the provider's. */
async function leaveFor(page: Page, label: 'QQ' | '微信'): Promise<void> {
  await page.goto('/client/login');
  await page.getByRole('button', { name: label === 'QQ' ? 'QQ 登录' : '微信登录' }).click();
  await page.waitForURL('**/authorize?*');
}

async function agree(page: Page, openId: string): Promise<void> {
  await page.getByLabel('我是').fill(openId);
  await page.getByRole('button', { name: '同意' }).click();
}

async function bindPhone(page: Page, phone: string): Promise<void> {
  await page.getByRole('heading', { name: '绑定手机号' }).waitFor();
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByTestId('demo-code').click();
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await page.waitForURL('**/client/index');
}

test.each([
  ['QQ', 1404],
  ['微信', 1405],
] as const)('%s: a new identity gets its phone, and signs in by itself from then on', async (label, number) => {
  const openId = openIdOf(label === 'QQ' ? 'qq' : 'wx');
  const first = await site.person();
  await leaveFor(first, label);
  await agree(first, openId);
  await bindPhone(first, demoPhone(number));

  const again = await site.person();
  await leaveFor(again, label);
  await agree(again, openId);
  await again.waitForURL('**/client/index');
});

test('who declines, and whose state was changed on the way, is told so and not let in', async () => {
  const page = await site.person();
  await leaveFor(page, 'QQ');
  await page.getByRole('link', { name: '拒绝' }).click();
  await page.waitForURL('**/empower?error=*');
  await page.getByText('你取消了授权').waitFor();
  await page.getByRole('link', { name: '用手机号登录' }).click();

  await leaveFor(page, '微信');
  await page.getByLabel('我是').fill(openIdOf('wx'));
  await page.locator('input[name=state]').evaluate((field: HTMLInputElement) => {
    field.value = 'A'.repeat(43);
  });
  await page.getByRole('button', { name: '同意' }).click();
  await page.getByRole('heading', { name: '微信登录没有完成' }).waitFor();
  await page.getByText('授权已过期或已使用，请重新登录').first().waitFor();
});

test('a return that comes too late, or twice, opens nothing', async () => {
  const page = await site.person();
  await leaveFor(page, 'QQ');
  await page.goBack();
  const begun = await page.evaluate(() => sessionStorage.getItem('jyrc_oauth') ?? '');
  await page.goForward();
  await agree(page, openIdOf('late'));
  await page.getByRole('heading', { name: '绑定手机号' }).waitFor();
  await page.evaluate((saved) => sessionStorage.setItem('jyrc_oauth', saved), begun);
  await page.reload();
  await page.getByText('授权已过期或已使用，请重新登录').first().waitFor();
});
