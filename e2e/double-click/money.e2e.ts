import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch, watchedMember } from '#e2e/lib/twice.ts';

// Money, clicked twice, moves once.
const site = useSite();

const school = async (path: string) => watchedMember(await site.person(), demoPeople.owner.phone, path);

async function receipt() {
  const drawn = { width: 480, height: 320, channels: 3 as const, background: '#e8eefc' };
  return { name: '银行回单.png', mimeType: 'image/png', buffer: await sharp({ create: drawn }).png().toBuffer() };
}

/** How often an order was moved so. */
async function movesOf(id: string, move: string): Promise<number> {
  const { call } = await demoRecruiter(site.origin);
  const { events } = (await call('GET', `/api/company/orders/${id}`)) as { events: { move: string }[] };
  return events.filter((event) => event.move === move).length;
}

async function openOrder(operator: Page, number: string): Promise<void> {
  await operator.goto('/admin/finance?status=all');
  await operator.getByLabel('搜索订单').fill(number);
  await operator.getByLabel('搜索订单').press('Enter');
  await operator.getByRole('row').filter({ hasText: number }).getByRole('button').first().click();
}

/** From the order to its money given back. */
async function paidOnce(page: Page, operator: Page): Promise<void> {
  const { call } = await demoRecruiter(site.origin);
  await page.goto('/settle');
  await page
    .getByRole('row')
    .filter({ hasText: '标准版' })
    .getByRole('button', { name: /购买|再买一份/ })
    .click();
  await button(page, '提交订单').click();
  const order = page.getByTestId('order');
  await order.getByText('待付款').waitFor();
  const number = /\d{27}/.exec((await order.textContent()) ?? '')?.[0] ?? '';
  const [{ id }] = (await call('GET', '/api/company/orders')).items;
  await order.locator('input[type=file]').setInputFiles(await receipt());
  await order.getByText('银行回单').waitFor();
  await twice(button(order, '提交凭证'), 'POST /api/company/orders/:id/voucher');
  expect(await movesOf(id, 'submit-voucher')).toBe(1);

  await openOrder(operator, number);
  const seen = operator.getByTestId('order');
  const price = ((await seen.locator('b').first().textContent()) ?? '').replace(/[^\d.]/g, '');
  await operator.getByLabel('到账金额').fill(price);
  await operator.getByLabel('银行流水号').fill('2026112800017');
  await twice(button(operator, '确认并发放权益'), 'POST /api/admin/orders/:id/moves');
  expect(await movesOf(id, 'confirm-voucher')).toBe(1);

  const invoices = async () => (await call('GET', '/api/company/invoices')).total as number;
  const before = await invoices();
  await button(order, '申请发票').click();
  const ask = page.getByRole('dialog').filter({ hasText: '发票抬头' }).last();
  await ask.getByLabel('接收邮箱').fill('caiwu@school.example.cn');
  await twice(button(ask, '提交申请'), 'POST /api/company/invoices');
  expect(await invoices()).toBe(before + 1);

  await operator.goto('/admin/finance?tab=invoices');
  await operator.getByRole('button', { name: '开票', exact: true }).first().click();
  const issued = operator.getByRole('dialog').last();
  await issued.getByLabel('发票号码').fill(String(randomInt(1e8)).padStart(20, '1'));
  await twice(button(issued, '确定'), 'POST /api/admin/invoices/:id/moves');
  await operator.goto('/admin/finance?tab=books');
  await twice(button(operator, '核对全部账目'), 'POST /api/admin/ledgerBooks/checks');

  await openOrder(operator, number);
  await button(seen, '退款').click();
  await operator.getByLabel('原因（会告知单位）').fill('单位申请退款');
  await twice(button(operator.getByRole('dialog').last(), '开始退款'), 'POST /api/admin/orders/:id/moves');
  expect(await movesOf(id, 'refund')).toBe(1);
}

test('one voucher, one confirmation, one invoice, one refund', { timeout: 150_000 }, async () => {
  const page = await school('/settle');
  const operator = watch(await site.person());
  await enterAsOperator(operator, 'finance');
  await paidOnce(page, operator);
});

test('one order', async () => {
  const page = await school('/settle');
  const { call } = await demoRecruiter(site.origin);
  const orders = async () => (await call('GET', '/api/company/orders')).total as number;
  const before = await orders();
  await page
    .getByRole('row')
    .filter({ hasText: '标准版' })
    .getByRole('button', { name: /购买|再买一份/ })
    .click();
  await twice(button(page, '提交订单'), 'POST /api/company/orders');
  await page.getByTestId('order').getByText('待付款').waitFor();
  expect(await orders()).toBe(before + 1);
  await button(page, '取消订单').click();
  await twice(button(page.locator('.ant-popconfirm'), '取消订单'), 'POST /api/company/orders/:id/cancel');
});
