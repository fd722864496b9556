import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoPhone } from '#database/demo/names/people.ts';
import { storedCredentials } from './lib/plant-session.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

const site = useSite();
const SEEKER = demoPhone(1410);
const RECRUITER = demoPeople.owner;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const publicPages = ['/', '/jobs', '/business', '/recruitment', '/consultation'];

const signInAs = async (page: Page, side: 'client' | 'enterprise', phone: string) => {
  await page.goto(`/${side}/login`);
  await signInByPassword(page, phone, side);
};

/** Opens a page, waits for its calls, and returns the final URL. */
async function endOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return pathOf(page);
}

test('a recruiter who signs in after a seeker takes their place: public pages stay open, nothing of the seeker is left', async () => {
  const page = await site.person();
  await signInAs(page, 'client', SEEKER);
  await page.waitForURL('**/client/index');
  const tab = await page.context().newPage();
  await tab.goto('/jobs');

  await signInAs(page, 'enterprise', RECRUITER.phone);
  await page.waitForURL('**/workbench');
  expect(await storedCredentials(page)).toEqual(['jyrc_token', 'jyrc_user', 'jyrc_company', 'jyrc_companyJober']);
  for (const path of publicPages) expect(await endOf(page, path)).toBe(path);
  await tab.getByLabel(`${RECRUITER.name}的菜单`).waitFor();

  await page.getByLabel(`${RECRUITER.name}的菜单`).click();
  await page.getByText('招聘者 · 尾号').waitFor();
  await page.getByRole('link', { name: '切换到单位中心' }).click();
  await page.waitForURL('**/ment');
});

test("a recruiter is asked to sign in for a seeker's page, and told who is signed in", async () => {
  const page = await site.person();
  await signInAs(page, 'enterprise', RECRUITER.phone);
  await page.waitForURL('**/workbench');
  await page.goto('/resume/delivery');
  await page.waitForURL('**/client/login?*');
  await page.getByText(`本浏览器已登录招聘者 ${RECRUITER.name}`).waitFor();
  await signInByPassword(page, SEEKER, 'client');
  await page.waitForURL('**/resume/delivery');
  expect(await storedCredentials(page)).toEqual(['jyrc_token', 'jyrc_user', 'jyrc_jober']);
  for (const path of publicPages.slice(1)) expect(await endOf(page, path)).toBe(path);
});

test('one account with both roles goes from portal to portal without a second sign-in', async () => {
  const page = await site.person();
  await signInAs(page, 'client', SEEKER);
  await page.waitForURL('**/client/index');
  await page.goto('/ment');
  await page.waitForURL('**/enterprise/authInfo');
  for (const path of ['/jobs', '/client/index', '/resume/delivery']) expect(await endOf(page, path)).toBe(path);
});

test('a tab whose person left in another tab leads to the sign-in', async () => {
  const page = await site.person();
  await signInAs(page, 'client', SEEKER);
  await page.waitForURL('**/client/index');
  await page.goto('/resume');
  await page.getByText('教学与工作经历').first().waitFor();
  const other = await page.context().newPage();
  await other.goto('/client/index');
  await other.getByRole('navigation', { name: '我的求职' }).getByRole('link', { name: /我$/ }).click();
  await other.getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL('**/client/login?redirect=*');
  expect(await page.getByText('还没有求职者信息').count()).toBe(0);
});
