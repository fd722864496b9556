import type { Page } from 'playwright-core';
import { type EducationCode, educations } from '#contract/taxonomy/educations.ts';
import { demoPassword } from '#database/demo/accounts.ts';
import { plantRecords } from './plant-session.ts';

/** Signs a seeker in by the code that the loopback demo shows. A phone gets one code a minute. */
export async function signInByCode(page: Page, phone: string): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/client/login');
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const shown = page.getByTestId('demo-code');
  await shown.waitFor();
  const code = /\d{6,8}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await submit(page);
}

/** Fills in the basics of a new seeker, to which their first sign-in leads, and goes on. */
export async function fillBasics(
  page: Page,
  { name = '林小满', education = 'bachelor' as EducationCode } = {},
): Promise<void> {
  await page.waitForURL('**/client/info*');
  await page.getByLabel('姓名').fill(name);
  await page.getByText('女', { exact: true }).click();
  await page.getByLabel('出生日期').fill('1996-05-12');
  await page.getByText(educations[education].label, { exact: true }).click();
  await page.getByText('在职教师', { exact: true }).click();
  await page.getByLabel('期望职位').fill('高中数学教师');
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/info'));
}

/** Signs a demo account in by its password, at the open login page or at the side's. */
export async function signInByPassword(page: Page, phone: string, side: 'client' | 'enterprise'): Promise<void> {
  if (!page.url().includes('/login')) await page.goto(`/${side}/login`);
  await page.getByRole('button', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await submit(page);
}

/** A demo account that is signed in when its first page loads, for stories that are not about signing in. */
export async function enterAs(page: Page, phone: string, side: 'client' | 'enterprise'): Promise<void> {
  const path = side === 'client' ? '/api/jober/joberLogin' : '/api/company/recruiterLogin';
  const login = await page.request.post(path, { data: { phone, password: demoPassword } });
  const { token } = (await login.json()) as { token: string };
  const own = await page.request.get('/api/session', { headers: { authorization: `Bearer ${token}` } });
  await plantRecords(page, { ...(await own.json()), token });
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '同意并登录' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
