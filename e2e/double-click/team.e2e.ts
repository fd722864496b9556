import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { demoRecruiter, overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { newCreditCode, uploadPapers } from '#e2e/lib/register-company.ts';
import { signInByCode } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch, watchedMember } from '#e2e/lib/twice.ts';

// A school's people and its own page: clicked twice, each is done once.
const site = useSite();

const school = async (path: string) => watchedMember(await site.person(), demoPeople.owner.phone, path);

/** A colleague who joins by an invitation. */
async function joined(): Promise<{ page: Page; name: string }> {
  const { call } = await demoRecruiter(site.origin);
  const { path } = await call('POST', '/api/team/links', { role: 'interviewer' });
  const page = watch(await site.person());
  await page.goto('/enterprise/login');
  await signInByCode(page, `136${String(randomInt(1e8)).padStart(8, '0')}`);
  await page.goto(path);
  const name = `双击${randomInt(1e6)}`;
  await page.getByLabel('姓名').fill(name);
  await twice(button(page, '接受邀请'), 'POST /api/team/invitations/:token');
  await page.waitForURL('**/workbench');
  return { page, name };
}

test('one link, called off once; one colleague lets in, disabled once, another leaves once', async () => {
  const { call } = await demoRecruiter(site.origin);
  const links = async () => (await call('GET', '/api/team')).links.length as number;
  const before = await links();
  const owner = await school('/recruiter');
  await button(owner, '邀请同事').click();
  await twice(button(owner, '生成邀请链接'), 'POST /api/team/links');
  await owner.getByLabel('邀请链接').waitFor();
  expect(await links()).toBe(before + 1);
  await owner.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await owner.getByRole('region', { name: '邀请' }).getByRole('button', { name: '作废' }).first().click();
  await twice(button(owner.getByRole('dialog'), '作废'), 'DELETE /api/team/links/:id');

  const first = await joined();
  await owner.reload();
  const row = owner.getByRole('row').filter({ hasText: first.name });
  await row.getByRole('button', { name: /更多操作$/ }).click();
  await owner.getByRole('menuitem', { name: '停用' }).click();
  await twice(button(owner.getByRole('dialog'), '停用'), 'POST /api/team/members/:id/moves');
  await row.getByText('已停用').waitFor();

  const { page } = await joined();
  await page.goto('/recruiter');
  await page
    .getByRole('row')
    .filter({ hasText: '我' })
    .getByRole('button', { name: /更多操作$/ })
    .click();
  await page.getByRole('menuitem', { name: '退出单位' }).click();
  await twice(button(page.getByRole('dialog'), '退出'), 'POST /api/team/leave');
});

test('own facts and the school’s facts once', async () => {
  const page = await school('/means?tab=me');
  await twice(button(page, '保存'), 'PATCH /api/team/me');
  await page.getByRole('tab', { name: '单位主页' }).click();
  await twice(button(page, '保存'), 'POST /api/company/joberSaveCompanyInfo');
});

test('the password and other devices once', async () => {
  const person = () => school('/means?tab=me');
  for (const _ of [1, 2]) await person();
  const page = await person();
  const devices = page.getByRole('list', { name: '登录中的设备' });
  await twice(devices.getByRole('button', { name: '退出' }).first(), 'DELETE /api/account/sessions/:id');
  await twice(page.getByRole('button', { name: /^退出其他/ }), 'POST /api/account/sessions/endOthers');
  await button(page, '修改密码').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByTestId('demo-code').click();
  await dialog.getByLabel('新密码').fill(demoPassword);
  await twice(button(dialog, '保存'), 'POST /api/jober/updatePass');
});

/** A person who has said who they are, and is asked for their school. */
async function applicant(): Promise<Page> {
  const page = watch(await site.person());
  await page.goto('/enterprise/login');
  await signInByCode(page, `136${String(randomInt(1e8)).padStart(8, '0')}`);
  await page.getByLabel('姓名').fill('钱老师');
  await twice(button(page, '下一步'), 'POST /api/company/saveJoberInfo');
  return page;
}

test('one person asks once to join a school, another registers one once', async () => {
  const page = await applicant();
  await page.getByLabel('单位全称').fill('杭州钱江湾中学');
  await page.locator('.ant-select-item-option', { hasText: '杭州钱江湾中学' }).first().click();
  await twice(button(page, '申请加入'), 'POST /api/company/saveRecruiterInfo');

  const other = await applicant();
  const token = await tokenOf(other);
  await uploadPapers(site.origin, token, overHttp(site.origin, token));
  await other.reload();
  await other.getByLabel('单位全称').fill(`杭州市云溪第${randomInt(1e6)}实验学校`);
  await other.getByLabel('单位类型').fill('民办中小学');
  await other.locator('.ant-select-item-option', { hasText: '民办中小学' }).first().click();
  await other.getByLabel('所在地区').fill('滨江');
  await other.locator('.ant-cascader-menu-item', { hasText: '杭州' }).first().click();
  await other.getByLabel('统一社会信用代码').fill(newCreditCode());
  await twice(button(other, '提交认证'), 'POST /api/company/jobberRegisteredCompanyInfo');
  await other.getByText('已提交，等待审核').waitFor();
});
