import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayAt } from '#contract/months.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { deliverSomewhere, demoRecruiter, overHttp, tokenOf } from './lib/over-http.ts';
import { registerCompany } from './lib/register-company.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { signInOperator } from './lib/sign-in-operator.ts';
import { useSite } from './lib/site.ts';
import { button, type Gap, twice, watch } from './lib/twice.ts';

// Every submit button of the consoles is double-clicked: it acts once, and no failure is shown.
const site = useSite();

type Calls = ReturnType<typeof overHttp>;

async function school(path: string): Promise<Page> {
  const page = watch(await site.person());
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  await page.goto(path);
  return page;
}

const each = test.for(['fast', 'slow'] as const);

test('refusals that were taken back stay taken back, however often they were sent off', async () => {
  const page = await school('/delivery');
  const rows = page.locator('tr[data-delivery]');
  await rows.first().waitFor();
  const { call, companyId } = await demoRecruiter(site.origin);
  const refused = async () =>
    (await call('GET', `/api/company/resumeBoxList?companyId=${companyId}&status=rejected`)).total as number;
  const before = await refused();
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: '批量不合适' }).click();
  await twice(page.getByRole('button', { name: '10 秒后发出' }), 'fast');
  await page.getByText(/2 份将在 \d+ 秒后标为不合适/).waitFor();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await page.getByText('已撤销，没有通知任何人').waitFor();
  await page.waitForTimeout(12_000);
  expect(await refused()).toBe(before);
});

each('one order, %s', async (gap) => {
  const page = await school('/settle');
  const { call } = await demoRecruiter(site.origin);
  const orders = async () => (await call('GET', '/api/company/orders')).total as number;
  const before = await orders();
  await page
    .getByRole('listitem')
    .filter({ hasText: '标准版' })
    .getByRole('button', { name: /购买|再买一份/ })
    .click();
  await twice(button(page, '提交订单'), gap);
  await page.getByTestId('order').getByText('待付款').waitFor();
  expect(await orders()).toBe(before + 1);
});

each('one link for a colleague, %s', async (gap) => {
  const page = await school('/recruiter');
  const { call } = await demoRecruiter(site.origin);
  const links = async () => (await call('GET', '/api/team')).links.length as number;
  const before = await links();
  await page.getByRole('button', { name: '邀请同事' }).click();
  await twice(button(page, '生成邀请链接'), gap);
  await page.getByLabel('邀请链接').waitFor();
  expect(await links()).toBe(before + 1);
});

each('one note and one template, %s', async (gap) => {
  const page = await school('/delivery');
  const row = page.locator('tr[data-delivery]').first();
  await row.click();
  await page.getByRole('tab', { name: /^备注/ }).click();
  const note = `约在周三试讲 ${randomInt(1e6)}`;
  await page.getByLabel('写备注').fill(note);
  await twice(button(page, '添加备注'), gap);
  const notes = page.getByRole('region', { name: '备注' });
  await notes.getByText(note).first().waitFor();
  expect(await notes.getByText(note).count()).toBe(1);

  await page.keyboard.press('Escape');
  await page.locator('tr[data-delivery]').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: '批量不合适' }).click();
  const text = `感谢投递，岗位已满 ${randomInt(1e6)}。`;
  await page.getByLabel('不合适的原因').fill(text);
  await twice(button(page, '存为答复模板'), gap);
  expect(await page.getByRole('list', { name: '答复模板' }).getByText(text).count()).toBe(1);
});

test('one agreement, one entry of hours, one slip', async () => {
  const { call, companyId } = await demoRecruiter(site.origin);
  const { phone, password } = demoPeople.seeker;
  const { token } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', { phone, password });
  const teacher = overHttp(site.origin, token);
  const { id: deliveryId } = await deliverSomewhere(teacher, companyId);
  const move = (status: string, more: object = {}) =>
    call('POST', '/api/company/updateResumeBoxStatus', { id: deliveryId, status, ...more });
  await move('shortlisted');
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await move('interview', { at, mode: 'onsite', place: '博学楼 302', contact: '周老师' });
  const record = { queriedOn: dayAt(new Date()), handler: '周老师', result: 'clear' };
  await call('POST', `/api/deliveries/${deliveryId}/clearance`, record);
  await move('offer');
  await teacher('POST', `/api/deliveries/${deliveryId}/moves`, { move: 'accept-offer' });
  const today = dayAt(new Date());
  const body = { deliveryId, rate: 12_000, unit: 'lesson', from: today, to: `${Number(today.slice(0, 4)) + 1}-01-31` };
  const { id } = await call('POST', '/api/company/wages/agreements', body);

  const page = await school(`/settle/wages?id=${id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('上课日期').fill(today);
  await drawer.getByLabel('上课日期').press('Enter');
  await drawer.getByLabel('数量').fill('2');
  await twice(button(drawer, '登记课时'), 'fast');
  const read = () => call('GET', `/api/company/wages/agreements/${id}`);
  const { hours } = await read();
  expect(hours).toHaveLength(1);
  await teacher('POST', `/api/wages/hours/${hours[0].id}/moves`, { move: 'confirm' });
  await page.reload();
  await drawer.getByRole('tab', { name: /工资条/ }).click();
  await twice(button(drawer, '生成工资条'), 'slow');
  expect((await read()).slips).toHaveLength(1);
});

/** One verdict: the item that comes next is not decided. */
async function verdicts(page: Page, call: Calls, gap: Gap): Promise<void> {
  const waiting = async () => (await call('GET', '/api/admin/reviews/posts')).total as number;
  await page.goto('/admin/reviews?queue=posts');
  await page.getByTestId('review-item').first().click();
  const detail = page.getByTestId('review-detail');
  await detail.getByRole('heading').first().waitFor();
  await page.waitForTimeout(800);
  const count = await waiting();
  await twice(detail.getByRole('button', { name: /^通\s?过/ }), gap);
  expect(await waiting()).toBe(count - 1);

  await detail.getByRole('button', { name: /^驳\s?回/ }).click();
  await page.getByLabel('理由').fill('职位描述过于简单，请补充任教年级和课时');
  await twice(button(page.getByRole('dialog'), '驳回'), gap);
  await page.getByLabel('理由').waitFor({ state: 'detached' });
  expect(await waiting()).toBe(count - 2);
}

async function suspensions(page: Page, call: Calls, gap: Gap): Promise<void> {
  const recruiter = await site.person();
  const { id, name } = await registerCompany(recruiter, site.origin);
  await call('POST', `/api/admin/reviews/companies/${id}/decision`, { verdict: 'approve' });
  await page.goto(`/admin/companies?id=${id}`);
  for (const [move, done] of [
    ['暂停', '已暂停，理由已告诉对方'],
    ['恢复', '已恢复，理由已告诉对方'],
  ] as const) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${[...move].join('\\s?')}`) })
      .click();
    await page.getByLabel('理由').fill('核对办学许可');
    const ask = page.getByRole('dialog', { name: new RegExp(name) }).last();
    await twice(ask.getByRole('button', { name: new RegExp(`^${[...move].join('\\s?')}`) }), gap);
    await page.getByText(done).first().waitFor();
    await page.getByLabel('理由').waitFor({ state: 'detached' });
  }
}

async function entries(page: Page, call: Calls, gap: Gap): Promise<void> {
  await page.goto('/admin/finance?tab=packages');
  const name = `双击套餐${randomInt(1e6)}`;
  await button(page, '新建套餐').click();
  await page.getByLabel('套餐名称').fill(name);
  await page.getByLabel('价格').fill('199');
  await page.getByLabel('职位发布').fill('3');
  await twice(button(page.getByRole('dialog'), '保存'), gap);
  const packages = (await call('GET', '/api/admin/packages')) as { name: string }[];
  expect(packages.filter((one) => one.name === name)).toHaveLength(1);

  const label = `双击${randomInt(1e6)}`;
  await page.goto('/admin/words?tab=reasons');
  await button(page, '新增模板').click();
  await page.getByLabel('名称').fill(label);
  await page.getByLabel('对方看到的话').fill('请补充材料后再提交');
  await twice(button(page.getByRole('dialog'), '保存'), gap);
  const { items } = await call('GET', '/api/admin/reviewReasons');
  expect(items.filter((one: { label: string }) => one.label === label)).toHaveLength(1);

  await page.goto('/admin/words?tab=hot');
  await button(page, '新增热门词').click();
  await page.getByLabel('热门词').last().fill(label);
  await twice(button(page.getByRole('dialog'), '保存'), gap);
}

// One sign-in for all: an operator's code is valid once.
test('operators: one verdict, one suspension, one restoring, one entry of a list', { timeout: 150_000 }, async () => {
  const page = watch(await site.person());
  await signInOperator(page, 'super');
  const call = overHttp(site.origin, await tokenOf(page));
  for (const gap of ['fast', 'slow'] as const) {
    await verdicts(page, call, gap);
    await suspensions(page, call, gap);
    await entries(page, call, gap);
  }
});
