import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { dateAt, pickAt, pressAt, typeAt } from '#e2e/lib/by-keyboard.ts';
import { useSite } from '#e2e/lib/site.ts';

// The main job by keyboard alone, with visible focus at every step.
const site = useSite();
const COMPANY = '杭州钱江湾中学教育集团';
const name = `周${String.fromCodePoint(0x4e00 + (Date.now() % 4000))}`;

/** From the first page to a post of the company, past the menus by the skip link. */
async function findPost(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await pressAt(page, '跳到正文');
  await pickAt(page, '搜索范围', 1);
  await typeAt(page, '搜索', COMPANY);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/business?*');
  await page.getByRole('link', { name: COMPANY }).first().waitFor();
  await pressAt(page, COMPANY);
  await page.waitForURL('**/business/details?*');
  // Until the page has arrived, Tab leads past its skeleton to the footer.
  await page
    .getByText(/^在招岗位/)
    .first()
    .waitFor();
  await pressAt(page, /^在招岗位/);
  // The first tab lists posts as well, which are gone once this one has come: with them what had the focus, and a press on it.
  await page.getByRole('navigation', { name: '单位主页' }).locator('[aria-current]', { hasText: '在招岗位' }).waitFor();
  const posts = page.locator('a.post-title[href*="/jobs/details"]');
  // A post of 公开招聘 before it may have the same title, with more around it.
  const others = await page.locator('a:not([href*="/jobs/details"])').allTextContents();
  const title = (await posts.allTextContents()).find((text) => !others.some((other) => other.includes(text))) ?? '';
  await pressAt(page, title);
  // The address comes before the page.
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function signInAndJoin(page: Page): Promise<void> {
  await page.waitForURL('**/client/login?*');
  await typeAt(page, '手机号', `1991${String(Date.now()).slice(-7)}`);
  await pressAt(page, '获取验证码');
  const shown = page.getByTestId('demo-code');
  await shown.waitFor();
  const code = /\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await page.keyboard.press('Shift+Tab');
  await typeAt(page, '验证码', code);
  await pressAt(page, '同意并登录');
  await page.waitForURL('**/client/info?*');
  await pressAt(page, '硕士');
  await pressAt(page, '应届毕业生');
  await typeAt(page, '姓名', name);
  await dateAt(page, '出生日期', '1996-05-12');
  await pressAt(page, '女', ' ');
  await pressAt(page, '完成');
  await page.waitForURL('**/jobs/details?*');
}

test('a visitor finds a post, signs in by code and delivers; a recruiter opens it and answers', async () => {
  const seeker = await site.person();
  await findPost(seeker);
  await pressAt(seeker, '投递简历');
  await signInAndJoin(seeker);
  const dialog = seeker.getByRole('dialog');
  await dialog.waitFor();
  await pressAt(seeker, /^我单独同意/, 'Space');
  await pressAt(seeker, '仍要投递');
  await dialog.getByText('已投递给').waitFor();

  const recruiter = await site.person();
  await recruiter.goto('/enterprise/login');
  await recruiter.waitForLoadState('networkidle');
  await pressAt(recruiter, '密码登录');
  await typeAt(recruiter, '手机号', demoPeople.owner.phone);
  await typeAt(recruiter, '密码', demoPassword);
  await pressAt(recruiter, '同意并登录');
  await recruiter.waitForURL('**/workbench');
  await recruiter.getByRole('heading', { name: '现在要答' }).waitFor();
  await pressAt(recruiter, /^人选/);
  await recruiter.waitForURL('**/delivery');
  // The newest of those that wait is answered last.
  await recruiter.goto('/delivery?sort=new');
  await recruiter.getByRole('list', { name: '投递' }).getByRole('button', { name }).waitFor();
  await pressAt(recruiter, name);
  const panel = recruiter.getByTestId('pane');
  await panel.getByRole('heading', { name }).waitFor();
  await pressAt(recruiter, '有意向');
  await recruiter.getByText(/已标为有意向$/).waitFor();
  // The verdict opens the next delivery of the list.
  await panel.getByRole('heading', { name, exact: true }).waitFor({ state: 'detached' });
});
