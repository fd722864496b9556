import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword } from '#database/demo/accounts.ts';
import { demoPhone } from '#database/demo/names/people.ts';
import { overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

/** Generated seekers that no other story uses: low numbers are recruiters. */
async function signInAs(page: Page, phone: string): Promise<void> {
  await page.goto('/client/login');
  await page.getByRole('button', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '同意并登录' }).click();
  await page.waitForURL('**/client/index');
}

async function fillCode(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByTestId('demo-code').click();
}

test('a phone that is signed in lets a computer in, and the computer is then one of the devices', async () => {
  const phone = await site.person({ viewport: { width: 390, height: 844 } });
  await signInAs(phone, demoPhone(1401));
  const computer = await site.person();
  const answer = computer.waitForResponse((response) => response.url().includes('/scanLogins?'));
  await computer.goto('/client/login');
  const { ticket } = await (await answer).json();
  await phone.goto(`/client/scan?ticket=${ticket}`);
  await phone.getByText('Chrome').waitFor();
  await computer.getByText('已扫码，请在手机上确认').waitFor();
  await phone.getByRole('button', { name: '确认登录' }).click();
  await computer.waitForURL('**/client/index');

  await computer.goto('/homePage');
  await expect.poll(() => computer.title()).toBe('个人主页 - 教育人才网');
  await computer.locator('summary', { hasText: '登录设备' }).click();
  await expect.poll(() => computer.getByTestId('device').count()).toBe(2);
  await computer.getByRole('button', { name: '退出其他 1 台' }).click();
  await expect.poll(() => computer.getByTestId('device').count()).toBe(1);
  const call = overHttp(site.origin, await tokenOf(phone));
  await expect(call('GET', '/api/account')).rejects.toThrow('401');
});

test('privacy, blocked companies, and my data as a ZIP', async () => {
  const page = await site.person();
  await signInAs(page, demoPhone(1402));
  // The demo randomises who is hidden, so this sets it.
  await overHttp(site.origin, await tokenOf(page))('PATCH', '/api/account/privacy', { privacy: 'public' });
  await page.goto('/homePage');
  await page.getByRole('radio', { name: /隐藏/ }).check();
  await page.getByText('已保存').first().waitFor();
  await page.getByRole('checkbox', { name: /初筛时隐去姓名/ }).check();
  await page.getByText('不给这些单位看', { exact: true }).click();
  await page.getByRole('button', { name: '查找' }).click();
  await page.getByText('请填写单位名称').waitFor();
  await page.getByLabel('单位名称').fill('杭');
  await page.getByRole('button', { name: '查找' }).click();
  await page.getByText('单位名称至少 2 个字').waitFor();
  await page.getByLabel('单位名称').fill('杭州');
  await page.getByRole('button', { name: '查找' }).click();
  await page.getByRole('list', { name: '查找结果' }).getByRole('button', { name: '屏蔽' }).first().click();
  const blocked = page.getByRole('list', { name: '已屏蔽的单位' }).getByRole('listitem');
  await expect.poll(() => blocked.count()).toBe(1);
  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: /隐藏/ }).isChecked()).toBe(true);
  await page.getByText('不给这些单位看', { exact: true }).click();
  await blocked.getByRole('button', { name: '取消屏蔽' }).click();
  await expect.poll(() => blocked.count()).toBe(0);

  await page.getByRole('button', { name: '导出', exact: true }).click();
  await fillCode(page);
  await page.getByRole('button', { name: '开始打包' }).click();
  const link = page.getByTestId('download-export');
  await link.waitFor({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('我的数据.zip');
});

test('an account is closed by its holder, who is signed out at once; signing in takes it back', async () => {
  const page = await site.person();
  await signInAs(page, demoPhone(1403));
  await page.goto('/homePage');
  await page.getByRole('button', { name: '注销账号' }).click();
  await fillCode(page);
  await page.getByRole('button', { name: '确认注销' }).click();
  await page.getByText(/在此之前登录即可取消/).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await signInAs(page, demoPhone(1403));
  await page.goto('/homePage');
  await page.getByRole('heading', { name: '账号' }).waitFor();
});

test('who declines at QQ is told so; a code that comes from nowhere opens nothing', async () => {
  const page = await site.person();
  await page.goto('/empower?error=access_denied');
  await page.getByRole('heading', { name: 'QQ 登录没有完成' }).waitFor();
  await page.getByText('你取消了授权').waitFor();
  await page.goto(`/wxempower?code=abc&state=${'A'.repeat(43)}`);
  await page.getByText('这次授权不是从本页开始的').waitFor();
});
