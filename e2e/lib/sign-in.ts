import type { Page } from 'playwright-core';

/** Signs a seeker in by the code that the loopback demo shows on the page. */
export async function signInAsSeeker(page: Page, phone: string): Promise<void> {
  if (!page.url().includes('/client/login')) await page.goto('/client/login');
  await enterCode(page, phone);
}

/** Signs a recruiter in by code. */
export async function signInAsRecruiter(page: Page, phone: string): Promise<void> {
  await page.goto('/enterprise/login');
  await enterCode(page, phone);
}

async function enterCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const shown = page.getByTestId('demo-code');
  await shown.waitFor();
  const code = /\d{6,8}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
