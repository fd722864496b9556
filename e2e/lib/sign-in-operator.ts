import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoOperators } from '#database/demo/accounts.ts';
import { operatorCode } from './operator-code.ts';

/** Signs an operator in with the credentials that the loopback demo fills in. */
export async function signInOperator(page: Page, role: (typeof demoOperators)[number]['role']): Promise<void> {
  const { phone } = demoOperators.find((operator) => operator.role === role) ?? demoOperators[0];
  if (!page.url().includes('/admin/login')) await page.goto('/admin/login');
  await operatorCode(new URL(page.url()).origin, phone);
  await page.getByTestId('demo-operator').and(page.getByTitle(phone)).click();
  await expect.poll(() => page.getByLabel('动态码').inputValue()).toMatch(/^\d{6}$/);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
