import { expect, test } from 'vitest';
import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { demoPhone } from '#database/demo/names/people.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

const site = useSite();
const newPassword = 'seven grey herons';

test.each([
  { path: '/client/login', phone: demoPhone(1421), width: 1440, home: '**/client/index' },
  { path: '/mobile/login', phone: demoPhone(1422), width: 390, home: '**/mobile/mine' },
  { path: '/enterprise/login', phone: demoPeople.colleague.phone, width: 1440, home: '**/workbench' },
])('a forgotten password is set anew from $path, and then opens the account', async ({ path, phone, width, home }) => {
  const page = await site.person({ viewport: { width, height: 844 } });
  await page.goto(path);
  await page.getByRole('button', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '忘记密码？' }).click();
  expect(await page.getByLabel('手机号').inputValue()).toBe(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByTestId('demo-code').click();
  await page.getByLabel('新密码').fill('password1');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await page.getByText('这个密码太常见').first().waitFor();
  const next = path.startsWith('/enterprise') ? demoPassword : newPassword;
  await page.getByLabel('新密码').fill(next);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await page.getByText('密码已更新').first().waitFor();
  await page.getByLabel('密码', { exact: true }).fill(next);
  const remember = page.getByRole('checkbox', { name: /30 天内免登录/ });
  expect(await remember.isChecked()).toBe(false);
  await remember.check();
  await page.getByRole('button', { name: '同意并登录' }).click();
  await page.waitForURL(home);
  const pass = (await page.context().cookies()).find(({ name }) => name === 'jyrc_pass');
  expect((pass?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(29 * 86_400);
});

test('a failed login says so in the form and in a toast, and a mended field says nothing', async () => {
  const page = await site.person();
  await page.goto('/client/login');
  await page.getByLabel('手机号').fill('138');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('请输入正确的电话号码').waitFor();
  await page.getByLabel('手机号').fill(demoPhone(1423));
  expect(await page.getByText('请输入正确的电话号码').count()).toBe(0);
  await page.getByRole('button', { name: '密码登录' }).click();
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: '同意并登录' }).click();
  await page.getByRole('alert').filter({ hasText: '手机号或密码错误' }).waitFor();
  await expect.poll(() => page.getByText('手机号或密码错误').count()).toBe(2);
});

test('a recruiter sets a password and ends a device in the console', async () => {
  const [page, other] = [await site.person(), await site.person()];
  for (const one of [other, page]) {
    await one.goto('/enterprise/login');
    await signInByPassword(one, demoPeople.owner.phone, 'enterprise');
    await one.waitForURL('**/workbench');
  }
  await page.goto('/means?tab=me');
  const devices = page.getByRole('list', { name: '登录中的设备' }).getByRole('listitem');
  await devices.first().waitFor();
  const before = await devices.count();
  expect(before).toBeGreaterThan(1);
  await devices.getByRole('button', { name: '退出' }).first().click();
  await expect.poll(() => devices.count()).toBe(before - 1);
  await page.getByRole('button', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByTestId('demo-code').click();
  await dialog.getByLabel('新密码').fill(demoPassword);
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByText('密码已更新').first().waitFor();
});
