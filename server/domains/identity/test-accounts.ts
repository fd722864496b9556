import { accountEndpoints } from '#contract/identity/accounts.ts';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import { identityEndpoints } from '#contract/identity/identity.ts';
import { loginEndpoints } from '#contract/identity/logins.ts';
import { joberHandlers } from '#server/domains/seekers/public.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { accountHandlers } from './account/account-routes.ts';
import { resolveToken } from './public.ts';
import { identityHandlers } from './routes.ts';

/** The calls of accounts and their sign-in methods; `codeFor` requests a code as a phone would and reads the message. */
export async function useAccounts(settings: Record<string, string> = {}) {
  const app = await useTestApp({
    table: { ...identityEndpoints, ...accountEndpoints, ...loginEndpoints },
    handlers: (deps) => ({ ...identityHandlers(deps), ...joberHandlers(deps), ...accountHandlers(deps) }),
    resolveToken,
    settings,
  });
  const codeFor = async (phone: string, purpose?: CodePurpose): Promise<string> => {
    const answer = await app.call('POST', '/api/jober/sendshortmessage', { query: { phone }, body: { purpose } });
    if (answer.status !== 200) throw new Error(`no code: ${JSON.stringify(answer.body)}`);
    const text = app.outbox.findLast((message) => message.phone === phone && /验证码/.test(message.text))?.text ?? '';
    return /验证码 (\d+)/.exec(text)?.[1] ?? '';
  };
  const byCode = async (phone: string) =>
    app.call('GET', '/api/jober/joberInfoByCode', { query: { phone, verifyCode: await codeFor(phone) } });
  return { ...app, codeFor, byCode };
}
