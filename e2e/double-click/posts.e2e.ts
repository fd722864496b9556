import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { demoPeople } from '#database/demo/accounts.ts';
import { givenPost } from '#e2e/lib/given-delivery.ts';
import { certify, operatorOverHttp } from '#e2e/lib/operator-over-http.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { registerCompany } from '#e2e/lib/register-company.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch, watchedMember } from '#e2e/lib/twice.ts';
import { unseenTalent } from '#e2e/lib/unseen-talent.ts';

// Posts and invitations of people to them: clicked twice, each is done once.
const site = useSite();

const school = async (path: string) => watchedMember(await site.person(), demoPeople.owner.phone, path);

async function choose(page: Page, id: string, label: string) {
  const box = page.locator(`[id="post-${id}"]`);
  await ((await box.isEditable()) ? box.fill(label) : box.click());
  await page.locator('.ant-select-item-option', { hasText: label }).first().click();
}

/** Fills in the form of a post up to its last button. */
async function fillPost(page: Page, title: string): Promise<void> {
  await page.getByLabel('职位名称').fill(title);
  await choose(page, 'role', '专任教师');
  await choose(page, 'tenure', '校聘合同');
  await page.getByRole('button', { name: '套用专任教师模板' }).click();
  await page.waitForURL('**/release?id=*');
  await choose(page, 'experience', '1 年及以上');
  await page.getByLabel('最低薪资').fill('12000');
  await page.getByLabel('最高薪资').fill('18000');
}

test('one post, published, copied, closed and handed over once', async () => {
  const page = await school('/release');
  const title = `高中地理教师${randomInt(1e6)}`;
  await fillPost(page, title);
  await twice(button(page, '发布'), 'POST /api/company/posts/:id/submit');
  await page.waitForURL('**/ment?status=*');
  await page.goto(`/ment?keyword=${encodeURIComponent(title)}`);
  const { call } = await demoRecruiter(site.origin);
  const named = async () =>
    (await call('GET', `/api/company/posts?keyword=${encodeURIComponent(title)}`)).items.length as number;
  expect(await named()).toBe(1);

  const tick = () =>
    page
      .getByRole('checkbox', { name: `选择 ${title}` })
      .first()
      .check();
  await tick();
  const bar = page.getByRole('status').filter({ hasText: '已选' });
  await twice(button(bar, '复制'), 'POST /api/company/posts/batch');
  expect(await named()).toBe(2);
  await tick();
  await button(bar, '移交').click();
  await page.getByLabel('移交给').click();
  await page.locator('.ant-select-item-option').first().click();
  await twice(button(page.locator('.ant-popover'), '移交'), 'POST /api/company/posts/holder');
  await tick();
  await button(bar, '关闭').click();
  await twice(button(page.locator('.ant-popconfirm'), '关闭'), 'POST /api/company/posts/batch');
});

test('one table is written once and taken back once', async () => {
  const page = await school('/release/import');
  const head = ['岗位名称', '薪资', '学历', '招聘人数', '地区', '岗位职责'];
  const line = [`地理教师${randomInt(1e6)}`, '8-12K/月', '本科', '2', '杭州-西湖区', '承担教学工作，参与教研活动。'];
  const cells = [head, line].map((row) => row.map((value) => ({ value, type: String })));
  await page.locator('input[type=file]').setInputFiles({
    name: '岗位表.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: (await writeXlsxFile(cells as never).toBuffer()) as unknown as Buffer,
  });
  await page.getByRole('region', { name: '列的对应关系' }).waitFor();
  await twice(button(page, '写入草稿'), 'POST /api/company/imports/:id/write');
  await button(page, '去草稿中提交发布').waitFor();
  await button(page, '撤回').click();
  await twice(button(page.locator('.ant-popconfirm'), '撤回导入'), 'POST /api/company/imports/:id/undo');
});

test('one invitation of a person who did not apply', async () => {
  const { call } = await demoRecruiter(site.origin);
  const page = await school(`/search?postId=none&id=${await unseenTalent(call)}`);
  await button(page.getByTestId('pane'), '打招呼').click();
  await twice(button(page.getByRole('dialog'), '发送'), 'POST /api/talents/:id/invitations');
});

test('a post that waits is taken back once', async () => {
  const page = watch(await site.person());
  const { id, call } = await registerCompany(page, site.origin);
  const operator = await operatorOverHttp(site.origin, 'review');
  await certify(operator, id);
  await page.goto(`/release?id=${await givenPost(call)}`);
  await twice(button(page, '撤回修改'), 'POST /api/company/posts/:id/moves');
});
