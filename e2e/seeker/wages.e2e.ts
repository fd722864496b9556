import { expect, test } from 'vitest';
import { dayAt } from '#contract/months.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { deliverSomewhere, demoRecruiter, overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { enterAs, signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

// Wages of a part-time teacher between two browsers: hours, slip, dispute, correction, confirmation.
const site = useSite();

type Calls = ReturnType<typeof overHttp>;

/** Delivery, interview and hiring as preconditions of wages, without a browser. */
async function takeOn(teacher: Calls, school: Calls, companyId: string): Promise<string> {
  const { id } = await deliverSomewhere(teacher, companyId);
  const move = (status: string, more: object = {}) =>
    school('POST', '/api/company/updateResumeBoxStatus', { id, status, ...more });
  await move('shortlisted');
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await move('interview', { at, mode: 'onsite', place: '博学楼 302', contact: '周老师' });
  const record = { queriedOn: dayAt(new Date()), handler: '周老师', result: 'clear' };
  await school('POST', `/api/deliveries/${id}/clearance`, record);
  await move('offer');
  await teacher('POST', `/api/deliveries/${id}/moves`, { move: 'accept-offer' });
  return id;
}

test('hours, slip, dispute, correction, confirmation', async () => {
  const teacher = await site.person();
  await signInByPassword(teacher, demoPeople.seeker.phone, 'client');
  const { call, companyId } = await demoRecruiter(site.origin);
  const deliveryId = await takeOn(overHttp(site.origin, await tokenOf(teacher)), call, companyId);
  const today = dayAt(new Date());
  const body = { deliveryId, rate: 12_000, unit: 'lesson', from: today, to: `${Number(today.slice(0, 4)) + 1}-01-31` };
  const { id } = await call('POST', '/api/company/wages/agreements', body);

  const school = await site.person();
  await enterAs(school, demoPeople.owner.phone, 'enterprise');
  await school.goto(`/settle/wages?id=${id}`);
  const drawer = school.getByRole('dialog');
  await drawer.getByLabel('上课日期').fill(today);
  await drawer.getByLabel('上课日期').press('Enter');
  await drawer.getByLabel('数量').fill('2');
  await drawer.getByRole('button', { name: '登记课时' }).click();
  await drawer.getByText('待教师确认').waitFor();

  await teacher.goto(`/resume/userWages?id=${id}`);
  const hours = teacher.getByTestId('hours').filter({ hasText: '2 课时' }).first();
  await hours.getByRole('button', { name: '确认' }).click();
  await teacher.getByText('已确认').first().waitFor();

  // The open record updates by itself.
  await drawer.getByText('待教师确认').waitFor({ state: 'detached' });
  await drawer.getByRole('tab', { name: /工资条/ }).click();
  await drawer.getByRole('button', { name: '生成工资条' }).click();
  await drawer.getByRole('button', { name: '发出' }).click();
  await school.locator('.ant-popover').getByRole('button', { name: '发出' }).click();
  await drawer.getByText('等待确认').waitFor();

  await teacher.reload();
  const slip = teacher.getByTestId('slip').first();
  await slip.getByText('240.00').first().waitFor();
  await slip.getByRole('button', { name: '有异议' }).click();
  await slip.getByLabel('哪里有异议').fill('少算了交通补贴');
  await slip.getByRole('button', { name: '提交异议' }).click();
  await slip.getByText('异议：少算了交通补贴').waitFor();

  await school.reload();
  await drawer.getByRole('tab', { name: /工资条/ }).click();
  await drawer.getByText('异议：少算了交通补贴').waitFor();
  await drawer.getByRole('button', { name: '更正' }).click();
  await school.locator('.ant-popover').getByRole('button', { name: '更正' }).click();
  const draft = drawer.getByTestId('slip').first();
  await draft.getByRole('button', { name: '修改' }).click();
  await draft.getByRole('button', { name: '添加一项' }).click();
  await draft.getByPlaceholder('项目名称').fill('交通补贴');
  await draft.getByLabel('金额').fill('0');
  await draft.getByRole('button', { name: '保存草稿' }).click();
  await draft.getByText('请输入正确的金额').waitFor();
  await draft.getByLabel('金额').fill('30.5');
  await draft.getByRole('button', { name: '保存草稿' }).click();
  await draft.getByText('270.50').first().waitFor();
  await draft.getByRole('button', { name: '发出' }).click();
  await school.locator('.ant-popover:visible').getByRole('button', { name: '发出' }).click();
  await draft.getByText('等待确认').waitFor();

  await teacher.reload();
  await slip.getByText('270.50').first().waitFor();
  await slip.getByRole('button', { name: '确认无误' }).click();
  await slip.getByText('已确认').waitFor();
  const download = teacher.waitForEvent('download');
  await slip.getByRole('button', { name: '导出工资条' }).click();
  expect((await download).suggestedFilename()).toMatch(/^工资条-\d{4}-\d{2}-.+\.pdf$/);
});

test('what is left of 10,000 yuan in 北京, by its published figures, which may be overwritten', async () => {
  const page = await site.person();
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto('/resume/userWages?tab=calculator');
  await page.getByLabel('参保城市').selectOption('110100');
  await page.getByLabel('税前月薪（元）').fill('0');
  await page.getByText('请输入正确的金额').waitFor();
  await page.getByLabel('税前月薪（元）').fill('10000');
  // The employer sets the housing fund's rate, so it is not calculated until it is filled in.
  await page.getByText('住房公积金还没有填写比例').waitFor();
  await page.getByLabel('住房公积金个人比例（%）').fill('12');
  // Deductions 800 + 203 + 50 + 1,200; (10,000 − 2,253 − 5,000) × 3% = 82.41; net 7,664.59.
  const january = page.getByTestId('take-home').getByRole('row', { name: /^1 月/ });
  expect(await january.textContent()).toContain('2,253.003%82.417,664.59');
  const sources = page.getByRole('region', { name: '数据来源' });
  expect(await sources.textContent()).toMatch(/京人社发〔2026〕7号.*2026-08-21 公布，2026 年 7 月起/);
  await page.getByText('单位每月另缴 3,830.00 元').waitFor();

  // 职业年金: 400 more in deductions, 12 less tax; the employer pays 8% of the same base.
  await page.getByRole('checkbox', { name: /职业年金（个人 4%/ }).check();
  expect(await january.textContent()).toContain('2,653.003%70.417,276.59');
  await page.getByText('单位每月另缴 4,630.00 元').waitFor();
  await page.getByText(/职业年金（8%）800\.00/).waitFor();
  await page.getByRole('checkbox', { name: /职业年金/ }).uncheck();

  // 0.2% instead of 0.5%: 30 less in deductions, 0.90 more tax; and back again.
  await page.getByLabel('失业保险个人比例（%）').fill('0.2');
  await page.getByText('7,693.69').first().waitFor();
  await page.getByRole('button', { name: '恢复北京公布的数' }).click();
  expect(await page.getByLabel('失业保险个人比例（%）').inputValue()).toBe('0.5');

  // The bounds of 武汉's fund are unknown: the field is empty, and the page says so.
  await page.getByLabel('参保城市').selectOption('420100');
  await sources.getByText('公积金的基数上下限请看当地公布的数').waitFor();
  expect(await page.getByLabel('住房公积金基数上限（元）').inputValue()).toBe('');
  await page.goto('/resume/userWages?tab=market');
  await page.getByText('中位数', { exact: true }).first().waitFor();
});
