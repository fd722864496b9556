import type { RecruiterLogin } from '#contract/identity.ts';
import { call } from '../../../api/browser-call.ts';
import { keepVerifiedPhone } from '../../../session/register-ticket.ts';
import { setSession } from '../../../session/session-store.ts';

export type Outcome = 'signed-in' | 'incomplete';

/**
 * Saves whichever of the company and the person record exist (seed, section 4). With one missing, the phone is kept as the
 * user and the person goes on to certification.
 */
function settle(phone: string, login: RecruiterLogin): Outcome {
  const { company, jober, token, user, registerTicket } = login;
  setSession({ token, user, company, companyJober: jober });
  if (company && jober) return 'signed-in';
  keepVerifiedPhone({ ...user, phone }, registerTicket ?? '');
  return 'incomplete';
}

export async function signInByCode(phone: string, verifyCode: string): Promise<Outcome> {
  return settle(phone, await call('GET /api/company/joberInfoByCode', { query: { phone, verifyCode } }));
}

export async function signInByPassword(phone: string, password: string): Promise<Outcome> {
  return settle(phone, await call('POST /api/company/recruiterLogin', { body: { phone, password } }));
}
