import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { givenFair } from '#e2e/lib/given-fair.ts';
import { overHttp } from '#e2e/lib/over-http.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch, watchedMember } from '#e2e/lib/twice.ts';

// Fairs: what operators and schools send about them, clicked twice, is done once.
const site = useSite();

/** A day in ten days, as date fields take it. */
const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.locator('.ant-select-item-option', { hasText: option }).first().click();
}

async function chooseSpan(page: Page, label: string, from: string, to: string): Promise<void> {
  const item = page.locator('.ant-form-item').filter({ has: page.getByText(label, { exact: true }) });
  for (const [at, value] of [from, to].entries()) {
    await item.locator('input').nth(at).fill(value);
    await item.locator('input').nth(at).press('Enter');
  }
}

/** A fair from its form to its cancellation. */
async function planned(page: Page): Promise<void> {
  const title = `春季双选会 ${randomInt(1e6)}`;
  await page.goto('/admin/fairs/details');
  await page.getByLabel('名称', { exact: true }).fill(title);
  await choose(page, '类型', '');
  await page.getByLabel('城市').fill('杭州');
  await page.locator('.ant-cascader-menu-item', { hasText: '杭州' }).first().click();
  await chooseSpan(page, '举办时间', `${day} 09:00`, `${day} 12:00`);
  await chooseSpan(page, '报名时间', `${day} 06:00`, `${day} 08:00`);
  await page.getByLabel('场馆').fill('钱塘会展中心');
  await twice(button(page, '保存草稿，去画展位'), 'POST /api/admin/fairs');
  await page.waitForURL('**/admin/fairs/details?id=*');
  await button(page, '按行排满').click();
  await twice(button(page, '保存展位'), 'PUT /api/admin/fairs/:id/booths');
  await page.getByRole('tab', { name: '基本信息' }).click();
  await page.getByLabel('主办单位').fill('钱塘区教育局');
  await twice(button(page, '保存'), 'PUT /api/admin/fairs/:id');
  await twice(button(page, '发布'), 'POST /api/admin/fairs/:id/moves');
  const more = page.getByRole('button', { name: /更多操作$/ });
  // Outside a row the acts need no pointer.
  await expect.poll(() => more.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true);
  await more.click();
  await page.getByRole('menuitem', { name: '取消招聘会' }).click();
  await page.getByLabel('原因（会告知参会单位和报名者）').fill('场馆临时检修');
  await twice(button(page.getByRole('dialog'), '取消这场招聘会'), 'POST /api/admin/fairs/:id/moves');
  await page.getByText('已取消').first().waitFor();
}

/** A school from its application to its leaving, and a visitor at its booth and at the door. */
async function attended(page: Page, operator: Page): Promise<void> {
  const fairId = await givenFair(site.origin);
  const { phone, password } = demoPeople.seeker;
  const { token } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', { phone, password });
  const { code } = await overHttp(site.origin, token)('POST', '/api/jober/saveSignUp', { meetingId: fairId });
  await page.goto(`/jobList?id=${fairId}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('带去的职位').click();
  await page.locator('.ant-select-item-option').first().click();
  await drawer.getByPlaceholder('例如：需要电源、靠近通道').fill('靠近通道');
  await twice(button(drawer, '提交申请'), 'POST /api/jobmeeting/addExhibitors');

  await operator.goto(`/admin/fairs/details?id=${fairId}&tab=exhibitors`);
  await button(operator, '通过').click();
  await twice(button(operator.getByRole('dialog'), '通过'), 'POST /api/admin/exhibitors/:id/moves');
  await operator.goto(`/admin/fairs/door?id=${fairId}`);
  await operator.getByLabel('入场码').fill(code);
  await twice(button(operator, '签到'), 'POST /api/admin/fairs/:id/check-ins');
  await operator.getByText('签到成功，请入场').waitFor();

  await page.reload();
  await drawer.getByLabel('入场码').fill(code);
  await twice(button(drawer, '登记'), 'POST /api/company/fairs/:id/visitors');
  await drawer.getByRole('tab', { name: '参会信息' }).click();
  await twice(button(drawer, '保存参会信息'), 'POST /api/jobmeeting/addExhibitors');
  await button(drawer, '退出').click();
  await twice(button(page.locator('.ant-popover'), '退出'), 'POST /api/company/fairs/:id/moves');
  await drawer.getByText('展位已让给候补单位').waitFor();
}

test('one fair, one plan, one publication, one cancellation', { timeout: 150_000 }, async () => {
  const operator = watch(await site.person());
  await enterAsOperator(operator, 'content');
  await planned(operator);
});

test('one application, one approval, one admission, one visitor, one withdrawal', { timeout: 150_000 }, async () => {
  const page = await watchedMember(await site.person(), demoPeople.owner.phone, '/ment');
  const operator = watch(await site.person());
  await enterAsOperator(operator, 'super');
  await attended(page, operator);
});
