import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoOperators, demoPeople } from '#database/demo/accounts.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

const site = useSite();

async function signInFinance(page: Page): Promise<void> {
  const phone = demoOperators.find(({ role }) => role === 'finance')?.phone ?? '';
  await page.goto('/admin/login?redirect=%2Fadmin%2Ffinance');
  await page.getByTestId('demo-operator').filter({ hasText: phone }).click();
  await expect.poll(() => page.getByLabel('动态码').inputValue()).toMatch(/^\d{6}$/);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/admin/finance');
}

const leftOf = async (page: Page) =>
  Number(/\d+/.exec((await page.getByTestId('quota-tops').textContent())?.replaceAll(',', '') ?? '')?.[0]);

test('a school orders a package, sends its voucher, an operator confirms it, and the quota and the statement are there', async () => {
  const school = await site.person();
  await signInByPassword(school, demoPeople.owner.phone, 'enterprise');
  await school.goto('/settle');
  await school.getByTestId('quota-tops').waitFor();
  const before = await leftOf(school);
  const card = school.getByRole('listitem').filter({ hasText: '标准版' });
  await card.getByRole('button', { name: '购买' }).click();
  await school.getByRole('button', { name: '提交订单' }).click();
  const order = school.getByTestId('order');
  await order.getByText('待付款').waitFor();
  const number = /\d{27}/.exec((await order.textContent()) ?? '')?.[0] ?? '';

  const drawn = { width: 480, height: 320, channels: 3 as const, background: '#e8eefc' };
  const buffer = await sharp({ create: drawn }).png().toBuffer();
  await order.locator('input[type=file]').setInputFiles({ name: '银行回单.png', mimeType: 'image/png', buffer });
  await order.getByText('银行回单').waitFor();
  await order.getByRole('button', { name: '提交凭证' }).click();
  await order.getByText('凭证审核中').waitFor();

  const operator = await site.person();
  await signInFinance(operator);
  await operator.getByLabel('搜索订单').fill(number);
  await operator.getByLabel('搜索订单').press('Enter');
  await operator.getByRole('button', { name: '核对' }).click();
  const seen = operator.getByTestId('order');
  await seen.getByRole('img', { name: '转账凭证' }).waitFor();
  await seen.getByRole('button', { name: '确认到账' }).click();
  await operator.getByText('已确认，权益已发放').waitFor();
  await operator.goto('/admin/finance?tab=books');
  await operator.getByTestId('books-check').getByText('账目相符').waitFor();

  // The order's page is asked again by itself.
  await order.getByText('已生效').waitFor();
  await school.keyboard.press('Escape');
  await school.goto('/settle?tab=ledger');
  await expect.poll(() => leftOf(school)).toBe(before + 10);
  await school.getByRole('cell', { name: '−¥1,980.00' }).first().waitFor();
  const saved = school.waitForEvent('download');
  await school.getByRole('button', { name: '导出 CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^对账单-\d{4}-\d\d-\d\d\.csv$/);
});
