import type { SeekerLogin } from '#contract/identity.ts';
import { call } from '../../../api/browser-call.ts';
import { keepVerifiedPhone } from '../../../session/register-ticket.ts';
import { setSession } from '../../../session/session-store.ts';

/** `asleep`: the phone has an account that only its password opens, and may begin a new one. */
export type Outcome = 'signed-in' | 'new-person' | 'asleep';

/** An empty answer or `isJober: 0` keeps the phone as the user and leads to the profile entry (seed, section 4). */
export function settle(phone: string, login: SeekerLogin | null): Outcome {
  if (!login || login.isJober === 0) {
    keepVerifiedPhone({ phone }, login?.registerTicket ?? '');
    return login?.asleep ? 'asleep' : 'new-person';
  }
  enter(login);
  return 'signed-in';
}

/** Keeps a sign-in, by whatever way it came. */
export function enter({ token, user, jober }: Extract<SeekerLogin, { isJober: 1 }>): void {
  setSession({ token, user, jober, qqOpenId: null, weChatOpenId: null });
}

export async function signInByCode(phone: string, verifyCode: string): Promise<Outcome> {
  return settle(phone, await call('GET /api/jober/joberInfoByCode', { query: { phone, verifyCode } }));
}

export async function signInByPassword(phone: string, password: string): Promise<Outcome> {
  return settle(phone, await call('POST /api/jober/joberLogin', { body: { phone, password } }));
}
