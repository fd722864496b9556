import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoOperators, demoPassword } from '#database/demo/accounts.ts';
import { lane } from './lane.ts';
import { operatorCode } from './operator-code.ts';
import { plantRecords } from './plant-session.ts';

type Role = (typeof demoOperators)[number]['role'];
type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Where each role of this worker's product signed in. */
const entered = new Map<Role, { records: Record<string, unknown>; cookies: Cookies }>();

/**
 * An operator who is signed in when the first page loads, for stories that are not about signing in. A role signs in once for all
 * stories of a worker: codes are valid once, and the third within a minute waits.
 */
export async function enterAsOperator(page: Page, role: Role): Promise<void> {
  const context = page.context();
  const earlier = entered.get(role);
  if (earlier) {
    const headers = { authorization: `Bearer ${earlier.records.token}` };
    if ((await page.request.get('/api/session', { headers })).ok()) {
      await context.addCookies(earlier.cookies);
      return plantRecords(page, earlier.records);
    }
  }
  const { phone } = demoOperators.find((operator) => operator.role === role) ?? demoOperators[0];
  const code = await operatorCode(lane.origin, phone);
  const answer = await page.request.post('/api/admin/login', { data: { phone, password: demoPassword, code } });
  const { token, user, operator } = (await answer.json()) as Record<string, Record<string, unknown>>;
  const records = { token, user, operator: { name: operator?.name, role: operator?.role } };
  entered.set(role, { records, cookies: await context.cookies() });
  await plantRecords(page, records);
}

/** Signs an operator in with the credentials that the loopback demo fills in. */
export async function signInOperator(page: Page, role: Role): Promise<void> {
  const { phone } = demoOperators.find((operator) => operator.role === role) ?? demoOperators[0];
  if (!page.url().includes('/admin/login')) await page.goto('/admin/login');
  await operatorCode(new URL(page.url()).origin, phone);
  await page.getByTestId('demo-operator').and(page.getByTitle(phone)).click();
  await expect.poll(() => page.getByLabel('动态码').inputValue()).toMatch(/^\d{6}$/);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
