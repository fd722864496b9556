import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('an operator imports the table of a school, which is told and finds its drafts', async () => {
  const { companyId } = await demoRecruiter(site.origin);
  const page = await site.person();
  await enterAsOperator(page, 'review');
  await page.goto(`/admin/companies?id=${companyId}`);
  await page.getByRole('button', { name: '导入岗位表' }).click();
  await page.waitForURL('**/admin/companies?import=*');
  const title = `高中历史教师${String(Date.now()).slice(-6)}`;
  const table = `岗位名称,招聘人数,薪资,学历\n${title},2,10-15K/月,本科\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '岗位表.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: title }).waitFor({ timeout: 40_000 });
  await page.getByRole('button', { name: '写入草稿', exact: true }).click();
  await page.getByText('已告诉单位').waitFor();

  const school = await site.person();
  await enterAs(school, demoPeople.owner.phone, 'enterprise');
  await school.goto('/ment?status=draft');
  await school.getByText(title).first().waitFor();
  await school.goto('/notices');
  await school.getByText('平台替你导入了岗位表').first().waitFor();

  await page.getByRole('button', { name: /^撤\s?回$/ }).click();
  await page.getByRole('button', { name: '撤回导入' }).click();
  await page.getByText('已撤回：删除 1 个草稿').waitFor();
  await expect.poll(() => page.getByRole('button', { name: '写入草稿', exact: true }).isVisible()).toBe(true);
});
