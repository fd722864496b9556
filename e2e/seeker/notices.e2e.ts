import { expect, test } from 'vitest';
import { demoPhone } from '#database/demo/names/people.ts';
import { enterAs, signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('a seeker reads the notices, and switches one off for good', async () => {
  const page = await site.person();
  await signInByPassword(page, '13800000001', 'client');
  await page.getByRole('navigation', { name: '我的求职' }).getByRole('link', { name: /^消息/ }).click();
  await page.getByRole('navigation', { name: '消息' }).getByRole('link', { name: /^通知/ }).click();
  await page.waitForURL('**/client/notices');
  await expect.poll(() => page.title()).toBe('通知 - 教育人才网');
  const list = page.getByRole('region', { name: '通知', exact: true });
  await list.getByRole('button', { name: '面试安排' }).click();
  await list.getByRole('link', { name: /面试/ }).first().waitFor();
  const settings = page.getByRole('button', { name: '设置', exact: true });
  await settings.click();
  const sms = page.getByRole('checkbox', { name: '面试安排短信' });
  await sms.uncheck();
  await page.getByText('已保存').waitFor();
  await page.reload();
  await settings.click();
  await sms.waitFor();
  expect(await sms.isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: '系统通知站内通知' }).isDisabled()).toBe(true);
  await sms.check();
});

test('an e-mail address is bound by its code, takes notices by topic, and is forgotten on wish', async () => {
  const page = await site.person();
  await enterAs(page, demoPhone(1406), 'client');
  await page.goto('/client/notices');
  await page.getByRole('button', { name: '设置', exact: true }).click();
  const byMail = page.getByRole('checkbox', { name: '面试安排邮件' });
  await expect.poll(() => byMail.isDisabled()).toBe(true);
  await page.getByRole('button', { name: '绑定邮箱' }).click();
  const dialog = page.getByRole('dialog', { name: '绑定通知邮箱' });
  await dialog.getByRole('textbox', { name: '邮箱' }).fill('lin@school.example');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByTestId('demo-code').click();
  await dialog.getByRole('button', { name: '绑定', exact: true }).click();
  await page.getByText('l***@school.example').first().waitFor();
  await expect.poll(() => byMail.isChecked()).toBe(true);
  await byMail.uncheck();
  await page.getByText('已保存').waitFor();
  await page.getByRole('button', { name: '解绑', exact: true }).click();
  const question = page.getByRole('dialog', { name: '解绑邮箱？' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '解绑', exact: true }).click();
  await question.getByRole('button', { name: '解绑' }).click();
  await page.getByRole('button', { name: '绑定邮箱' }).waitFor();
});

test('a recruiter marks all as read, and the bell says so', async () => {
  const page = await site.person();
  await signInByPassword(page, '13900000001', 'enterprise');
  const bell = page.getByRole('button', { name: /^通知/ });
  await bell.click();
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('通知');
});

test('a recruiter reads what the company was told, by what it is about', async () => {
  const page = await site.person();
  await enterAs(page, '13900000001', 'enterprise');
  await page.goto('/notices');
  await page.getByRole('tab', { name: '单位消息' }).click();
  await page.waitForURL('**/notices?tab=company');
  const list = page.getByRole('region', { name: '通知', exact: true });
  await list.getByRole('button', { name: '投递进展' }).click();
  await list
    .getByRole('link', { name: /收到新投递/ })
    .first()
    .click();
  await page.waitForURL('**/delivery?**');
});
