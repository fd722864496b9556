import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { deliverSomewhere, demoRecruiter, overHttp, tokenOf } from './lib/over-http.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { signInOperator } from './lib/sign-in-operator.ts';
import { useSite } from './lib/site.ts';
import { button, type Gap, twice, watch } from './lib/twice.ts';

// Money, and what reaches people: clicked twice, it is done once.
const site = useSite();
const gaps = ['fast', 'slow'] as const;

async function school(path: string): Promise<Page> {
  const page = watch(await site.person());
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  await page.goto(path);
  return page;
}

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

/** From the order to its money given back. */
async function paidOnce(page: Page, operator: Page, gap: Gap): Promise<void> {
  const { call } = await demoRecruiter(site.origin);
  await page.goto('/settle');
  await page
    .getByRole('listitem')
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
  await twice(button(order, '提交凭证'), gap);
  expect(await movesOf(id, 'submit-voucher')).toBe(1);

  await operator.goto('/admin/finance');
  await operator.getByLabel('搜索订单').fill(number);
  await operator.getByLabel('搜索订单').press('Enter');
  await button(operator.getByRole('row').filter({ hasText: number }), '核对').click();
  const seen = operator.getByTestId('order');
  await twice(button(seen, '确认到账'), gap);
  expect(await movesOf(id, 'confirm-voucher')).toBe(1);

  const invoices = async () => (await call('GET', '/api/company/invoices')).total as number;
  const before = await invoices();
  await button(order, '申请发票').click();
  const ask = page.getByRole('dialog').filter({ hasText: '发票抬头' }).last();
  await ask.getByLabel('接收邮箱').fill('caiwu@school.example.cn');
  await twice(button(ask, '提交申请'), gap);
  expect(await invoices()).toBe(before + 1);

  await button(seen, '退款').click();
  await operator.getByLabel('原因（会告知单位）').fill('单位申请退款');
  await twice(button(operator.getByRole('dialog').last(), '开始退款'), gap);
  expect(await movesOf(id, 'refund')).toBe(1);
}

test('one voucher, one confirmation, one invoice, one refund', { timeout: 150_000 }, async () => {
  const page = await school('/settle');
  const operator = watch(await site.person());
  await signInOperator(operator, 'finance');
  for (const gap of gaps) await paidOnce(page, operator, gap);
});

test.for(gaps)('one invitation to an interview, %s', async (gap) => {
  const { call, companyId } = await demoRecruiter(site.origin);
  const { phone, password } = demoPeople.seeker;
  const { token } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', { phone, password });
  const seeker = overHttp(site.origin, token);
  const { id } = await deliverSomewhere(seeker, companyId);
  await call('POST', '/api/company/updateResumeBoxStatus', { id, status: 'shortlisted' });
  const notices = async () => (await seeker('GET', '/api/notifications')).total as number;
  const before = await notices();

  const page = await school(`/delivery?tab=all&id=${id}`);
  const panel = page.locator('.ant-drawer');
  await button(panel, '邀面试').click();
  const form = page.getByRole('dialog').filter({ hasText: '面试方式' });
  const day = new Date(Date.now() + (30 + randomInt(60)) * 86_400_000).toISOString().slice(0, 10);
  await form.getByPlaceholder('选择日期和时间').fill(`${day} 14:00`);
  await form.getByPlaceholder('选择日期和时间').press('Enter');
  await form.getByLabel('面试地点').fill('博学楼 302');
  await twice(button(form, '发出邀请'), gap);
  await page.getByText('邀请已发出').first().waitFor();
  expect(await notices()).toBe(before + 1);
  const { steps } = await seeker('GET', `/api/deliveries/${id}`);
  expect(steps.filter((step: { move: string }) => step.move === 'invite')).toHaveLength(1);
});

test('one ban, one lifting, one new operator, one reset', { timeout: 150_000 }, async () => {
  const page = watch(await site.person());
  await signInOperator(page, 'super');
  const call = overHttp(site.origin, await tokenOf(page));
  const acts = async (act: string) => (await call('GET', `/api/admin/acts?act=${act}`)).total as number;
  /** Presses twice, and counts what the log says of it. */
  const once = async (act: string, target: ReturnType<typeof button>, gap: Gap) => {
    const before = await acts(act);
    await twice(target, gap);
    expect(await acts(act)).toBe(before + 1);
  };
  for (const gap of gaps) {
    await page.goto(`/admin/users?keyword=${demoPeople.seeker.phone}`);
    await page.locator('tbody button').first().click();
    await button(page, '封禁').click();
    await page.getByLabel('封禁原因').fill('发布虚假信息');
    await once('account.ban', button(page.getByRole('dialog').last(), '封禁'), gap);
    await button(page, '解封').click();
    await once('account.unban', button(page.getByRole('dialog').last(), '解封'), gap);

    await page.goto('/admin/operators');
    await button(page, '新建账号').click();
    const form = page.getByRole('dialog').last();
    const phone = `137${String(randomInt(1e8)).padStart(8, '0')}`;
    await form.getByLabel('手机号').fill(phone);
    await form.getByLabel('姓名').fill('双击运营');
    await once('operator.create', button(form, '新建'), gap);
    await button(page, '已当面交给本人').click();
    const row = page.getByRole('row').filter({ hasText: phone.slice(-4) });
    await button(row, '重置登录').click();
    await once('operator.reset', button(page.getByRole('dialog').last(), '重置'), gap);
    await button(page, '已当面交给本人').click();
  }
});
