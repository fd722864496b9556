import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { approvalGraceMs, paperChecks } from '#contract/operators/reviews.ts';
import { demoOperators, demoPassword } from '#database/demo/accounts.ts';
import { operatorCode } from './operator-code.ts';
import { overHttp } from './over-http.ts';

type Role = (typeof demoOperators)[number]['role'];

const tokens = new Map<Role, Promise<string>>();

async function signIn(origin: string, role: Role): Promise<string> {
  const { phone } = demoOperators.find((operator) => operator.role === role) ?? demoOperators[0];
  const code = await operatorCode(origin, phone);
  return (await overHttp(origin)('POST', '/api/admin/login', { phone, password: demoPassword, code })).token;
}

/** An operator without a browser. Signs in once per file: codes are valid once, and few per minute. */
export async function operatorOverHttp(origin: string, role: Role) {
  const token = tokens.get(role) ?? signIn(origin, role);
  tokens.set(role, token);
  return overHttp(origin, await token);
}

/** Certifies a company that waits for review, and waits until the approval has taken effect. */
export async function certify(operator: ReturnType<typeof overHttp>, companyId: string) {
  const checked = Object.keys(paperChecks);
  await operator('POST', `/api/admin/reviews/companies/${companyId}/decision`, { verdict: 'approve', checked });
  const status = async () => (await operator('GET', `/api/admin/companies/${companyId}`)).status as string;
  await expect.poll(status, { timeout: 2 * approvalGraceMs }).toBe('approved');
}

/** Ticks what is compared with the papers of the opened item, and approves it by its key. */
export async function approveByPapers(operator: Page) {
  for (const box of await operator.getByTestId('review-detail').getByRole('checkbox').all()) await box.check();
  await operator.keyboard.press('a');
  const held = operator.getByText(/秒后生效并通知单位/).first();
  await held.waitFor();
  await held.waitFor({ state: 'detached', timeout: 2 * approvalGraceMs });
}
