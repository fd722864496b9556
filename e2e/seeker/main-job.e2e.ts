import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseFilter } from '#e2e/lib/choose-filter.ts';
import { fillBasics, signInByCode, signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { decode, encode } from '#web/session/encoded.ts';

// The main job, end to end, on the demo data: find a post, deliver a resume, get an answer.
const site = useSite();
const OWNER = '13900000001';
const OWN_COMPANY = '杭州钱江湾中学教育集团';
const newPhone = () => `1990${String(Date.now()).slice(-7)}`;
const queryOf = (page: Page) => new URL(page.url()).searchParams;

async function openOwnPost(page: Page): Promise<string> {
  await page.goto(`/business?keyword=${encodeURIComponent(OWN_COMPANY)}`);
  await page.getByRole('link', { name: OWN_COMPANY }).first().click();
  await page.waitForURL('**/business/details?*');
  await page.goto(`${page.url()}&tab=posts`);
  const link = page.locator('a.post-title[href*="/jobs/details"]').last();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL('**/jobs/details?*');
  return title;
}

/** Registers a new person from a post's 投递 button, and returns to the post. */
async function registerFromPost(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name: '投递简历' })
    .or(page.getByRole('button', { name: '投递简历' }))
    .first()
    .click();
  await page.waitForURL('**/client/login?*');
  await signInByCode(page, newPhone());
  await fillBasics(page, { name, education: 'master' });
  await page.waitForURL('**/jobs/details?*');
}

/** After signing in, the dialog is open. */
async function deliver(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: '仍要投递' }).click();
  await dialog.getByText('已投递给').waitFor();
}

test('a visitor searches, filters, changes city, opens a post and its company', async () => {
  const page = await site.person();
  await page.goto('/');
  await page.getByRole('combobox', { name: '搜索', exact: true }).fill('小学语文');
  await page.getByRole('button', { name: '搜索' }).click();
  await page.waitForURL('**/jobs?*');
  expect(queryOf(page).get('keyword')).toBe('小学语文');
  await chooseFilter(page, '城市', 'a.option[href*="cityCode="]');
  await page.waitForURL('**cityCode=**');
  await chooseFilter(page, '学历', 'a.option[href*="education=bachelor"]');
  await page.waitForURL('**education=bachelor**');
  expect(queryOf(page).get('cityCode')).toMatch(/^\d{6}$/);
  const firstTitle = await page.locator('a.post-title[href*="/jobs/details"]').first().textContent();
  await page.locator('a.post-title[href*="/jobs/details"]').first().click();
  await page.waitForURL('**/jobs/details?*');
  await page.getByRole('heading', { level: 1, name: firstTitle ?? '' }).waitFor();
  await expect.poll(() => page.title()).toBe(`${firstTitle} - 教育人才网`);
  await page.getByRole('link', { name: /^看学校和 \d+ 个职位/ }).click();
  await page.waitForURL('**/business/details?*');
});

test('all of it works with scripts switched off, up to the delivery button', async () => {
  const page = await site.person({ javaScriptEnabled: false });
  await page.goto('/');
  await page.locator('input[name=keyword]').first().fill('数学');
  await page.locator('form[role=search] button[type=submit]').first().click();
  await page.waitForURL('**/jobs*');
  expect(queryOf(page).get('keyword')).toBe('数学');
  await chooseFilter(page, '学段', 'a.option[href*="stage=senior"]');
  await page.waitForURL('**stage=senior**');
  await page.locator('a.post-title[href*="/jobs/details"]').first().click();
  await page.waitForURL('**/jobs/details*');
  await page.getByText('投递简历').first().click();
  await page.waitForURL('**/client/login*');
});

test('deliver, be seen, be invited, answer: both sides see each step', async () => {
  const seeker = await site.person();
  const name = `陈${String.fromCodePoint(0x4e00 + (Date.now() % 4000))}`;
  const title = await openOwnPost(seeker);
  await registerFromPost(seeker, name);
  await deliver(seeker);
  await seeker.goto('/resume/delivery');
  const card = seeker.getByTestId('delivery').first();
  await card.waitFor();
  expect(await card.textContent()).toContain(title);
  expect(await card.textContent()).toContain('已投递');

  const recruiter = await site.person();
  await recruiter.goto('/enterprise/login');
  await signInByCode(recruiter, OWNER);
  await recruiter.waitForURL('**/workbench');
  // The newest of those that wait is answered last.
  await recruiter.goto('/delivery?sort=new');
  expect(Math.round((await recruiter.getByTestId('sidebar').boundingBox())?.width ?? 0)).toBe(205);
  const people = recruiter.getByRole('list', { name: '投递' });
  await people.getByRole('button', { name }).first().click();
  const panel = recruiter.getByTestId('pane');
  await panel.getByRole('heading', { name }).waitFor();
  await panel.getByRole('button', { name: '有意向' }).click();
  await recruiter.getByText(/已标为有意向$/).waitFor();

  await seeker.goto('/business/lookMe');
  const viewer = seeker.getByTestId('viewer').first();
  await viewer.waitFor();
  expect(await viewer.textContent()).toContain(OWN_COMPANY);
  expect(await viewer.textContent()).toContain('周明岚');

  // A verdict opens the next delivery of the list; this one is found among all of them.
  await recruiter.goto('/delivery?tab=all');
  await people.getByRole('button', { name }).first().click();
  await panel.getByRole('heading', { name }).waitFor();
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await panel.getByRole('button', { name: '邀面试' }).click();
  const form = recruiter.getByRole('dialog').filter({ hasText: '面试方式' });
  await form.getByPlaceholder('选择日期和时间').fill(`${inAMonth} 14:00`);
  await form.getByPlaceholder('选择日期和时间').press('Enter');
  await form.getByLabel('面试地点').fill('博学楼 302');
  await form.getByRole('button', { name: '发出邀请' }).click();
  await recruiter.getByText('邀请已发出').waitFor();

  await seeker.goto('/resume/delivery');
  await seeker.getByTestId('delivery').first().getByRole('button', { expanded: false }).click();
  await seeker.getByRole('list', { name: '经过' }).waitFor();
  const steps = (await seeker.getByTestId('delivery').first().textContent()) ?? '';
  for (const step of ['你投递了简历', '查看了简历', '邀请面试']) expect(steps).toContain(step);
  await seeker.getByRole('link', { name: '去“今天”答复' }).click();
  await seeker.getByText('博学楼 302').first().waitFor();
  await seeker.getByRole('button', { name: '确认参加' }).click();
  await seeker.getByText('已答应参加面试').waitFor();
  await recruiter.goto('/delivery?tab=interview&sort=new');
  await people.getByRole('button', { name }).first().click();
  await panel.getByText('已接受').first().waitFor();
});

test('a call that a pending company may not make: the toast for two seconds, then home', async () => {
  const page = await site.person();
  await signInByPassword(page, '13900000003', 'enterprise');
  await page.waitForURL('**/enterprise/authInfo');
  // The console does not make such calls for a pending company; one with an outdated session does.
  const stored = decode(await page.evaluate(() => localStorage.getItem('jyrc_company')));
  await page.evaluate(
    (company) => localStorage.setItem('jyrc_company', company),
    encode({ ...Object(stored), status: 'approved' }),
  );
  await page.goto('/delivery');
  await page.getByText('已提交审核，请稍后再试').waitFor();
  await page.waitForURL(`${site.origin}/`);
});

test('a recruiter of a rejected company is told why', async () => {
  const page = await site.person();
  await signInByPassword(page, '13900000004', 'enterprise');
  await page.waitForURL('**/enterprise/authInfo');
  await page.getByText('认证没有通过').waitFor();
  await page.getByRole('button', { name: '重新提交' }).waitFor();
});

test('/enterprise opens at the posts', async () => {
  const page = await site.person();
  await signInByPassword(page, OWNER, 'enterprise');
  await page.waitForURL('**/workbench');
  await page.goto('/enterprise');
  expect(new URL(page.url()).pathname).toBe('/ment');
  await page.getByRole('heading', { name: '职位', exact: true }).waitFor();
});

test('the agent and college links and the footer stay hidden unless configured', async () => {
  const page = await site.person();
  await page.goto('/');
  expect(await page.getByText(/代理商|院校登录/).count()).toBe(0);
  // The closing band is the product's own; the seed's footer has the five configured fields.
  await page.getByRole('navigation', { name: '站点' }).waitFor();
  expect(await page.getByText(/地址：|电话：|ICP/).count()).toBe(0);
  expect(await page.locator('a[href*="beian.miit.gov.cn"]').count()).toBe(0);
});
