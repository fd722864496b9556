import { setTimeout as pause } from 'node:timers/promises';
import { paperChecks } from '#contract/operators/reviews.ts';
import { demoOperators, demoPassword } from '#database/demo/accounts.ts';
import { operatorCode } from '#e2e/lib/operator-code.ts';
import { overHttp } from '#e2e/lib/over-http.ts';

/** The operators certify the school of this name, and the approval has taken effect. */
export async function approveSchool(origin: string, name: string): Promise<void> {
  const { phone } = demoOperators.find(({ role }) => role === 'review') ?? demoOperators[0];
  const code = await operatorCode(origin, phone);
  const { token } = await overHttp(origin)('POST', '/api/admin/login', { phone, password: demoPassword, code });
  const call = overHttp(origin, token);
  const find = async () => (await call('GET', `/api/admin/companies?keyword=${encodeURIComponent(name)}`)).items[0];
  const { id } = await find();
  const decision = { verdict: 'approve', checked: Object.keys(paperChecks) };
  await call('POST', `/api/admin/reviews/companies/${id}/decision`, decision);
  while ((await find()).status !== 'approved') await pause(500);
}
