import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import { identityEndpoints } from '#contract/identity/identity.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { joberLookUpEndpoints } from '#contract/talents/seeker-look-up.ts';
import { joberHandlers } from '#server/domains/seekers/public.ts';
import { joberLookUpHandlers } from '#server/domains/talents/public.ts';
import { type CallOptions, useTestApp } from '#server/platform/testing/test-app.ts';
import { resolveToken } from './public.ts';
import { identityHandlers } from './routes.ts';

/** The form that makes a person a seeker, without the ticket. */
export const seekerForm = {
  name: '王晓梅',
  gender: 'female',
  birthday: '1995-03-08',
  education: 'bachelor',
  identity: 'teacher',
  agreementVersion: legalVersions.agreement,
};

/** The identity calls over HTTP; `codeFor` requests a code as a phone would and reads the message. */
export async function useIdentity(settings: Record<string, string> = {}) {
  const app = await useTestApp({
    table: { ...identityEndpoints, ...joberLookUpEndpoints },
    handlers: (deps) => ({ ...identityHandlers(deps), ...joberHandlers(deps), ...joberLookUpHandlers(deps) }),
    resolveToken,
    settings,
  });
  const lastCode = (phone: string) => {
    const text = app.outbox.findLast((message) => message.phone === phone)?.text ?? '';
    return /验证码 (\d+)/.exec(text)?.[1] ?? '';
  };
  const codeFor = async (phone: string, portal: 'jober' | 'company' = 'jober', purpose?: CodePurpose) => {
    const answer = await app.call('POST', `/api/${portal}/sendshortmessage`, { query: { phone }, body: { purpose } });
    if (answer.status !== 200) throw new Error(`no code: ${JSON.stringify(answer.body)}`);
    return lastCode(phone);
  };
  const byCode = (phone: string, verifyCode: string, options: CallOptions = {}) =>
    app.call('GET', '/api/jober/joberInfoByCode', { ...options, query: { phone, verifyCode } });
  const ticketFor = async (phone: string): Promise<string> => {
    const answer = await byCode(phone, await codeFor(phone));
    return answer.body.registerTicket;
  };
  return { ...app, lastCode, codeFor, byCode, ticketFor };
}

/** A code that differs from the given one. */
export const wrongCode = (code: string) => code.replace(/.$/, (last) => String((Number(last) + 1) % 10));
