import { expect, test } from 'vitest';
import { signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

const site = useSite();

test('a seeker reads the notices, and switches one off for good', async () => {
  const page = await site.person();
  await signInByPassword(page, '13800000001', 'client');
  await page.getByRole('link', { name: /^通知/ }).first().click();
  await page.waitForURL('**/client/notices');
  await expect.poll(() => page.title()).toBe('通知 - 教育人才网');
  const list = page.getByRole('region', { name: '通知', exact: true });
  await list.getByRole('button', { name: '面试安排' }).click();
  await list.getByRole('link', { name: /面试/ }).first().waitFor();
  const sms = page.getByRole('checkbox', { name: '面试安排短信' });
  await sms.uncheck();
  await page.getByText('已保存').waitFor();
  await page.reload();
  await sms.waitFor();
  expect(await sms.isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: '系统通知站内通知' }).isDisabled()).toBe(true);
  await sms.check();
});

test('a recruiter marks all as read, and the bell says so', async () => {
  const page = await site.person();
  await signInByPassword(page, '13900000001', 'enterprise');
  const bell = page.getByRole('link', { name: /^通知/ });
  await bell.click();
  await page.waitForURL('**/notices');
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('通知');
});
