import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { lane } from './lib/lane.ts';
import { approveByPapers, operatorOverHttp } from './lib/operator-over-http.ts';
import { demoRecruiter, overHttp } from './lib/over-http.ts';
import { newCreditCode, registerCompany } from './lib/register-company.ts';
import { signInByCode } from './lib/sign-in.ts';
import { enterAsOperator } from './lib/sign-in-operator.ts';
import { useSite } from './lib/site.ts';

const site = useSite();
const desk = { width: 1440, height: 900 };
let last = Date.now() % 1e8;
const nextPhone = () => {
  last += 1;
  return `137${String(last).padStart(8, '0')}`;
};

/** A new person who has completed the first step of certification. */
async function applicant(): Promise<Page> {
  const page = await site.person({ viewport: desk });
  await page.goto('/enterprise/login');
  await signInByCode(page, nextPhone());
  await page.getByLabel('姓名').fill('钱老师');
  await page.getByRole('button', { name: '下一步' }).click();
  return page;
}

async function fillForm(page: Page, type: string): Promise<void> {
  await page.getByLabel('单位类型').fill(type);
  await page.locator('.ant-select-item-option', { hasText: type }).first().click();
  await page.getByLabel('所在地区').fill('滨江');
  await page.locator('.ant-cascader-menu-item', { hasText: '杭州' }).first().click();
  await page.getByLabel('统一社会信用代码').fill(newCreditCode());
}

async function uploadPaper(page: Page, at: number, name: string): Promise<void> {
  const buffer = await readFile(join(import.meta.dirname, '../public/icons/app-180.png'));
  const papers = page.getByRole('region', { name: '证照' });
  await papers
    .getByRole('listitem')
    .nth(at)
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  await papers.getByRole('link', { name }).waitFor();
}

test('a form without its papers is not submitted and says which are missing; once submitted, progress is shown at once', async () => {
  const page = await applicant();
  await page.getByLabel('单位全称').fill(`杭州市云溪第${nextPhone().slice(-6)}实验学校`);
  await fillForm(page, '民办中小学');
  await uploadPaper(page, 0, '法人证书');
  await page.getByRole('button', { name: '提交认证' }).click();
  await page.getByText('请先上传证照：民办学校办学许可证；招聘授权书').waitFor();
  await uploadPaper(page, 1, '办学许可证');
  const letter = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  expect((await letter).suggestedFilename()).toBe('招聘授权书.docx');
  await uploadPaper(page, 2, '授权书');
  await page.getByRole('button', { name: '提交认证' }).click();
  await page.getByText('已提交，等待审核').waitFor();
  await page.getByRole('region', { name: '审核进度' }).getByText('提交认证').waitFor();
  await page.getByRole('region', { name: '证照' }).getByRole('link', { name: '办学许可证' }).waitFor();
});

/** A school of the demo that nobody has claimed. */
async function unclaimedSchool(): Promise<{ id: string; name: string }> {
  for (let page = 1; page <= 20; page += 1) {
    const { items } = await overHttp(site.origin)('GET', `/api/companies?page=${page}`);
    const found = (items as { id: string; name: string; status: string }[]).find(
      ({ status }) => status === 'unclaimed',
    );
    if (found) return found;
  }
  throw new Error('the demo has no unclaimed school');
}

test('a claim changes nothing that visitors see, and a refused one leaves the school free for the next', async () => {
  const visitor = overHttp(site.origin);
  const { id, name } = await unclaimedSchool();
  const shown = () => visitor('GET', `/api/company/queryCompanyDetail?companyId=${id}`);
  const before = await shown();

  const claimant = await applicant();
  await claimant.getByLabel('单位全称').fill(name);
  await claimant
    .locator('.ant-select-item-option', { hasText: `${name}（` })
    .first()
    .click();
  await claimant.getByText('该单位的职位已在本站，认领后由您管理').waitFor();
  await fillForm(claimant, '公办中小学');
  await uploadPaper(claimant, 0, '法人证书');
  await uploadPaper(claimant, 1, '授权书');
  await claimant.getByRole('button', { name: '提交认证' }).click();
  await claimant.getByText('已提交，等待审核').waitFor();
  expect(await shown()).toEqual(before);

  const operator = await site.person();
  await enterAsOperator(operator, 'super');
  await operator.goto('/admin/reviews?queue=companies');
  await operator.getByTestId('review-item').filter({ hasText: name }).click();
  await operator.getByTestId('review-detail').getByText('所需证照').waitFor();
  await operator.keyboard.press('r');
  await operator.getByRole('dialog').getByRole('textbox').fill('无法证明身份，请补充授权');
  await operator.getByRole('dialog').getByRole('button', { name: '驳回' }).click();
  await claimant.getByText('认证没有通过').waitFor();
  expect(await shown()).toEqual(before);
  const found = await visitor('GET', `/api/company/queryCompany?keyword=${encodeURIComponent(name)}`);
  expect(found.items).toContainEqual(expect.objectContaining({ id, unclaimed: true }));
});

test('a school claims its page by the code of a printed letter, and keeps its posts', async () => {
  const { id, name } = await unclaimedSchool();
  const postsOf = async () => {
    const { items } = await overHttp(site.origin)('GET', `/api/company/getPostByCompanyId?companyId=${id}&status=open`);
    return (items as { id: string }[]).map((post) => post.id).sort();
  };
  const before = await postsOf();
  const operator = await site.person({ viewport: desk });
  await enterAsOperator(operator, 'review');
  await operator.goto(`/admin/companies?id=${id}`);
  const printed = operator.waitForEvent('download');
  await operator.getByRole('button', { name: '打印认领信' }).click();
  const letter = await printed;
  expect(letter.suggestedFilename()).toBe(`认领信-${name}.pdf`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await letter.path()))), {
    mergePages: true,
  });
  const code = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/.exec(text)?.[0] ?? '';

  const claimant = await site.person({ viewport: desk });
  await claimant.goto(`/enterprise/authInfo?claim=${code.replace('-', '')}`);
  await claimant.waitForURL('**/enterprise/login*');
  await signInByCode(claimant, nextPhone());
  await claimant.getByLabel('姓名').fill('钱老师');
  await claimant.getByRole('button', { name: '下一步' }).click();
  await claimant.getByText('该单位的职位已在本站，认领后由您管理').waitFor();
  expect(await claimant.getByLabel('单位全称').inputValue()).toBe(name);
  await fillForm(claimant, '公办中小学');
  await uploadPaper(claimant, 0, '法人证书');
  await uploadPaper(claimant, 1, '授权书');
  await claimant.getByRole('button', { name: '提交认证' }).click();
  await claimant.getByText('已提交，等待审核').waitFor();

  await operator.goto('/admin/reviews?queue=companies');
  await operator.getByTestId('review-item').filter({ hasText: name }).click();
  await operator.getByTestId('review-detail').getByText('凭认领信上的验证码认领').waitFor();
  await approveByPapers(operator);
  // An approval can be taken back for ten seconds.
  await expect
    .poll(
      async () => {
        await claimant.goto(`/business/details?id=${id}`);
        return claimant.getByText('未认领').count();
      },
      { timeout: 30_000, interval: 2_000 },
    )
    .toBe(0);
  expect(await postsOf()).toEqual(before);
});

test('a school that waits has what it may use: what is missing, drafts, and nothing that is closed', async () => {
  const page = await site.person({ viewport: desk });
  await registerCompany(page, site.origin);
  await page.goto('/workbench');
  await page.getByRole('heading', { level: 1, name: /^证照在核对，最晚周. \d\d:\d\d 有结果$/ }).waitFor();
  const entries = await page.getByTestId('sidebar').getByRole('link').allTextContents();
  expect(entries).toEqual(['工作台', '职位', '单位']);
  // Opened by its address, a closed page stays where it is, and leads to what can be done meanwhile.
  const stays = async (path: string) => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    await tab.getByText('单位认证审核中').waitFor();
    await tab.waitForTimeout(2_500);
    expect(new URL(tab.url()).pathname).toBe(path);
  };
  await Promise.all(['/search', '/delivery'].map(stays));
  await page.getByRole('link', { name: '写第一份' }).click();
  await page.getByText('单位通过认证后才能发布，现在写的内容会保存为草稿').waitFor();
  const saved = page.waitForResponse((answer) => /\/api\/company\/posts\b/.test(answer.url()) && answer.ok());
  await page.getByLabel('职位名称').fill('初中物理教师');
  await saved;
  await page.goto('/workbench');
  const drafts = page.getByRole('region', { name: '草稿 1' });
  await drafts.getByText('初中物理教师').waitFor();
  await drafts.getByText(/^缺 \d+ 项$/).waitFor();
  await page.goto('/ment?status=draft');
  await page.getByTestId('post-table').getByText('初中物理教师').waitFor();
  expect(await page.getByText(/网络不通|已提交审核，请稍后再试/).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/ment');
});

test('an invitation survives signing in', async () => {
  const { call } = await demoRecruiter(site.origin);
  const { path } = await call('POST', '/api/team/links', { role: 'interviewer' });
  const page = await site.person({ viewport: desk });
  await page.goto(path);
  await page.waitForURL('**/enterprise/login?redirect=**');
  await signInByCode(page, nextPhone());
  await page.getByText('角色：面试官').waitFor();
  await page.getByLabel('姓名').fill('孙老师');
  await page.getByRole('button', { name: '接受邀请' }).click();
  await page.waitForURL('**/workbench');
});

test.skipIf(lane.printed === '')('the result of a certification reaches a member who is signed out', async () => {
  const page = await site.person({ viewport: desk });
  const { id, phone, call } = await registerCompany(page, site.origin);
  await call('PUT', '/api/notifications/settings', { quietFrom: '08:00', quietTo: '08:00' });
  await page.goto('/enterprise/authInfo');
  await page.getByText('已提交，等待审核').waitFor();
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/login**');

  const operator = await operatorOverHttp(site.origin, 'review');
  const reason = '证照照片不清晰，请重新上传';
  await operator('POST', `/api/admin/reviews/companies/${id}/decision`, { verdict: 'reject', reason });
  const message = `[短信] ${phone} 【教育人才网】单位信息未通过审核。${reason}`;
  await expect.poll(() => readFile(lane.printed, 'utf8'), { timeout: 15_000 }).toContain(message);
});
