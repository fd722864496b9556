import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { newCreditCode } from '#e2e/lib/register-company.ts';
import { enterAs, signInByCode } from '#e2e/lib/sign-in.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();
const desk = { width: 1366, height: 768 };

async function recruiter(path: string, { phone }: { phone: string } = demoPeople.owner) {
  const page = await site.person({ viewport: desk });
  await enterAs(page, phone, 'enterprise');
  await page.goto(path);
  return page;
}

/** A new person at the enterprise side. */
async function newcomer(path: string) {
  const phone = `137${String(Date.now()).slice(-8)}`;
  const page = await site.person({ viewport: desk });
  await page.goto('/enterprise/login');
  await signInByCode(page, phone);
  await page.goto(path);
  return { page, phone };
}

const firstTalent = (page: Page) => page.getByTestId('talent').first();

test('/search: a masked person is found, opened under a watermark and invited', async () => {
  const page = await recruiter('/search');
  await firstTalent(page).waitFor();
  // The page begins with what the newest post asks for.
  await page.getByRole('button', { name: '清空' }).click();
  await expect.poll(() => page.url()).not.toContain('stage=');
  await page.getByPlaceholder('学科、职位、学校、专业、荣誉').fill('语文');
  const found = page.waitForResponse((response) => /keyword=/.test(response.url()) && response.url().includes('/api/'));
  await page.keyboard.press('Enter');
  await found;
  await expect.poll(() => page.getByTestId('talent').first().textContent()).toContain('语文');
  // Those who applied here are known by name.
  const masked = page
    .getByTestId('talent')
    .filter({ has: page.getByRole('button', { name: /^.老师$/ }) })
    .first();
  await masked.getByRole('button').first().click();
  await page.getByText('姓名和联系方式已隐去').waitFor();
  await masked.getByText('看过').waitFor();
});

test('/talents: a refusal takes the person out, and can be taken back', async () => {
  const page = await recruiter('/talents');
  await firstTalent(page).waitFor();
  await firstTalent(page)
    .getByText(/^(完全符合|符合 \d+\/\d+)$/)
    .waitFor();
  await firstTalent(page).hover();
  await firstTalent(page).getByRole('button', { name: '不合适' }).click();
  await page.getByRole('menuitem', { name: '地点不合适' }).click();
  await page.getByRole('button', { name: '已标记不合适 1 人' }).click();
  await page.getByRole('menuitem', { name: /恢复 .+（地点不合适）/ }).click();
  await page.getByRole('button', { name: /已标记不合适 \d+ 人/ }).waitFor({ state: 'detached' });
});

test('/means: a picture is hung in the album, and anyone sees it', async () => {
  const page = await recruiter('/means');
  const album = page.getByRole('region', { name: '单位相册' });
  // The pictures are rendered together with their region.
  await album.waitFor();
  const last = (await album.getByAltText(/^相册第/).count()) + 1;
  await album.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '../../public/icons/app-180.png'));
  await album.getByAltText(`相册第 ${last} 张`).waitFor();
  const href = (await page.getByRole('link', { name: '查看主页' }).getAttribute('href')) ?? '';
  const visitor = await site.person();
  await visitor.goto(href);
  // The cover stands before the album.
  await visitor.getByAltText(`的照片 ${last + 1}`).waitFor();
  await album.getByRole('button', { name: `第 ${last} 张移除` }).click();
  await album.getByAltText(`相册第 ${last} 张`).waitFor({ state: 'detached' });
});

test('/means: several photos are added at once, one of them too heavy to be taken as it is', async () => {
  const page = await recruiter('/means');
  const album = page.getByRole('region', { name: '单位相册' });
  await album.waitFor();
  const count = () => album.getByAltText(/^相册第/).count();
  const before = await count();
  const side = 2_100;
  const heavy = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  expect(heavy.byteLength).toBeGreaterThan(10 * 1_048_576);
  const small = await readFile(join(import.meta.dirname, '../../public/icons/app-180.png'));
  await album.locator('input[type=file]').setInputFiles([
    { name: '操场.png', mimeType: 'image/png', buffer: heavy },
    { name: '食堂.png', mimeType: 'image/png', buffer: small },
  ]);
  await album.getByAltText(`相册第 ${before + 2} 张`).waitFor({ timeout: 30_000 });
  for (const left of [1, 0]) {
    await album.getByRole('button', { name: `第 ${before + 1} 张移除` }).click();
    await expect.poll(count).toBe(before + left);
  }
});

test('/recruiter: a link lets a colleague in, who gets another role and is disabled', async () => {
  const owner = await recruiter('/recruiter');
  await owner.getByRole('button', { name: '邀请同事' }).click();
  await owner.getByRole('radio', { name: /面试官/ }).check();
  await owner.getByRole('button', { name: '生成邀请链接' }).click();
  const link = await owner.getByLabel('邀请链接').inputValue();
  const { page } = await newcomer(new URL(link).pathname + new URL(link).search);
  await page.getByText('角色：面试官').waitFor();
  const name = `邀请${String(Date.now()).slice(-5)}`;
  await page.getByLabel('姓名').fill(name);
  await page.getByRole('button', { name: '接受邀请' }).click();
  await page.waitForURL(/\/(?:workbench|settle)/);

  await owner.reload();
  const row = owner.getByRole('row').filter({ hasText: name });
  await row.getByText('面试官').first().click();
  await owner.locator('.ant-select-item-option', { hasText: '招聘员' }).click();
  await row.locator('.ant-select').filter({ hasText: '招聘员' }).waitFor();
  await row.getByRole('button', { name: /更多操作$/ }).click();
  await owner.getByRole('menuitem', { name: '停用' }).click();
  await owner.getByText(/名下在招职位 0 个、会话 0 个/).waitFor();
  await owner
    .locator('.ant-modal-footer')
    .getByRole('button', { name: /停\s*用/ })
    .click();
  await row.getByText('已停用').waitFor();
});

test('/enterprise/authInfo: what was typed is there at another device', async () => {
  const { page, phone } = await newcomer('/enterprise/authInfo');
  await page.getByLabel('姓名').fill('赵老师');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('单位全称').fill('青柠檬试验');
  await page.getByLabel('统一社会信用代码').fill('9144');
  await page.getByTestId('kept').filter({ hasText: '已自动保存' }).waitFor();
  const storage = await page.context().storageState();
  const other = await site.person({ viewport: desk, storageState: { ...storage, origins: storage.origins } });
  await other.goto('/enterprise/authInfo');
  await expect.poll(() => other.getByLabel('单位全称').inputValue(), { timeout: 10_000 }).toBe('青柠檬试验');
  expect(await other.getByLabel('统一社会信用代码').inputValue()).toBe('9144');
  expect(phone).toMatch(/^1/);
});

test('/enterprise/authInfo: papers are kept beside the draft, handed in with it, and seen by the operator', async () => {
  const { page } = await newcomer('/enterprise/authInfo');
  await page.getByLabel('姓名').fill('钱老师');
  await page.getByRole('button', { name: '下一步' }).click();
  const papers = page.getByRole('region', { name: '证照' });
  const buffer = await readFile(join(import.meta.dirname, '../../public/icons/app-180.png'));
  // Pictures are re-encoded, so a name's extension may change.
  const names = ['法人证书', '办学许可证', '授权书'];
  for (const [at, name] of names.entries()) {
    const picture = { name: `${name}.png`, mimeType: 'image/png', buffer };
    await papers.getByRole('listitem').nth(at).locator('input[type=file]').setInputFiles(picture);
    await papers.getByRole('link', { name }).waitFor();
  }
  await page.reload();
  await papers.getByRole('link', { name: '办学许可证' }).waitFor();

  const name = `杭州市云溪第${String(Date.now()).slice(-6)}实验学校`;
  await page.getByLabel('单位全称').fill(name);
  await page.getByLabel('单位类型').fill('民办');
  await page.locator('.ant-select-item-option', { hasText: '民办' }).first().click();
  await page.getByLabel('所在地区').fill('滨江');
  await page.locator('.ant-cascader-menu-item', { hasText: '杭州' }).first().click();
  await page.getByLabel('统一社会信用代码').fill(newCreditCode());
  await page.getByRole('button', { name: '提交认证' }).click();
  await page.getByText('已提交，等待审核').waitFor();

  const operator = await site.person();
  await enterAsOperator(operator, 'review');
  await operator.goto('/admin/reviews?queue=companies');
  await operator.getByTestId('review-item').filter({ hasText: name }).click();
  const shown = operator.getByTestId('review-detail').getByRole('region', { name: '证照' });
  for (const title of names) await shown.getByText(title).first().waitFor();
});

test('a member sees the sections of their role; a page that is not theirs says so in its place', async () => {
  const { call } = await demoRecruiter(site.origin);
  const { path } = await call('POST', '/api/team/links', { role: 'finance' });
  const { page } = await newcomer(path);
  await page.getByLabel('姓名').fill('孙会计');
  await page.getByRole('button', { name: '接受邀请' }).click();
  await page.waitForURL(/\/(?:workbench|settle)/);
  const sidebar = page.getByTestId('sidebar');
  await sidebar.getByRole('link', { name: '单位' }).click();
  await page.getByRole('navigation', { name: '单位' }).getByRole('link', { name: '结算' }).click();
  await page.getByRole('tab', { name: '订单' }).waitFor();
  expect(await sidebar.getByRole('link', { name: '人选' }).count()).toBe(0);
  await page.goto('/delivery');
  await page.getByText('财务不使用“人选”').waitFor();
  await page.getByRole('button', { name: '回到职位管理' }).click();
  await page.getByTestId('post-table').waitFor();
  expect(new URL(page.url()).pathname).toBe('/ment');
});

test('/enterprise/authInfo: a refusal stands once, beside what it is about, in the form as it was', async () => {
  const page = await recruiter('/enterprise/authInfo', demoPeople.rejected);
  await page.getByText('认证没有通过').waitFor();
  const reason = '营业执照照片不清晰';
  await page.getByRole('region', { name: '证照' }).getByText(reason).waitFor();
  await expect.poll(() => page.getByText(reason).count()).toBe(1);
  await expect.poll(() => page.getByLabel('单位全称').inputValue(), { timeout: 10_000 }).not.toBe('');
});
