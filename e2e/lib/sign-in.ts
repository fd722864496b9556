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

interface Basics {
  name?: string;
  birthday?: string;
  gender?: string;
  education?: EducationCode;
  identity?: string;
  city?: string;
}

/**
 * Answers the questions to which the first sign-in of a seeker leads, up to the last button. Who came to do something is asked
 * neither for a subject nor for a city.
 */
export async function answerQuestions(page: Page, basics: Basics = {}): Promise<void> {
  const { name = '林小满', birthday = '1996-05-12', gender = '女', education = 'bachelor' } = basics;
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  await page.waitForURL(/\/(client\/info|mobile\/baseInfo)/);
  const isBrief = new URL(page.url()).searchParams.has('redirect');
  if (!isBrief) {
    await press('高中');
    await press('数学');
  }
  await press(educations[education].label);
  await press(basics.identity ?? '在职教师');
  if (!isBrief) await press(basics.city ?? '不限');
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('出生日期').fill(birthday);
  await page.getByText(gender, { exact: true }).click();
}

/** The same, and goes on. */
export async function fillBasics(page: Page, basics: Basics = {}): Promise<void> {
  await answerQuestions(page, basics);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.waitForURL((url) => !/info$/i.test(url.pathname));
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
