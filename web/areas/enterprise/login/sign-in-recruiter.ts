import type { RecruiterLogin } from '#contract/identity/identity.ts';
import { call } from '#web/api/browser-call.ts';
import { enterAccount } from '#web/features/sign-in/enter-account.ts';
import type { CodeProof, PasswordProof } from '#web/features/sign-in/sign-in-form.tsx';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';

export type Outcome = 'signed-in' | 'incomplete';

/**
 * Stores the existing company and person records (seed, section 4). If one is missing, the phone is stored as the user and the
 * person continues with certification.
 */
async function settle(phone: string, login: RecruiterLogin, remember: boolean): Promise<Outcome> {
  const { company, jober, token, user, registerTicket, closingCancelled } = login;
  await enterAccount({ token, user, company, companyJober: jober }, { remember, closingCancelled });
  if (company && jober) return 'signed-in';
  keepVerifiedPhone({ ...user, phone }, registerTicket ?? '');
  return 'incomplete';
}

export async function signInByCode({ phone, verifyCode, remember }: CodeProof): Promise<Outcome> {
  const query = { phone, verifyCode, remember: remember ? ('1' as const) : undefined };
  return settle(phone, await call('GET /api/company/joberInfoByCode', { query }, { quiet: true }), remember);
}

export async function signInByPassword({ phone, password, remember }: PasswordProof): Promise<Outcome> {
  const body = { phone, password, remember };
  return settle(phone, await call('POST /api/company/recruiterLogin', { body }, { quiet: true }), remember);
}
