import type { SeekerLogin } from '#contract/identity.ts';
import { call } from '../../../api/browser-call.ts';
import { keepVerifiedPhone } from '../../../session/register-ticket.ts';
import { setSession } from '../../../session/session-store.ts';

export type Outcome = 'signed-in' | 'new-person';

/** An empty answer or `isJober: 0` keeps the phone as the user and leads to the profile entry (seed, section 4). */
function settle(phone: string, login: SeekerLogin | null): Outcome {
  if (!login || login.isJober === 0) {
    keepVerifiedPhone({ phone }, login?.registerTicket ?? '');
    return 'new-person';
  }
  setSession({ token: login.token, user: login.user, jober: login.jober });
  return 'signed-in';
}

export async function signInByCode(phone: string, verifyCode: string): Promise<Outcome> {
  return settle(phone, await call('GET /api/jober/joberInfoByCode', { query: { phone, verifyCode } }));
}

export async function signInByPassword(phone: string, password: string): Promise<Outcome> {
  return settle(phone, await call('POST /api/jober/joberLogin', { body: { phone, password } }));
}
