import type { SeekerLogin } from '#contract/identity/identity.ts';
import { call } from '#web/api/browser-call.ts';
import { enterAccount } from '#web/features/sign-in/enter-account.ts';
import type { CodeProof, PasswordProof } from '#web/features/sign-in/sign-in-form.tsx';
import { logout } from '#web/session/logout.ts';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';
import { getSession } from '#web/session/session-store.ts';

/** `dormant`: the phone's account opens with its password only; a new one may be started. */
export type Outcome = 'signed-in' | 'new-person' | 'dormant';

/** An empty answer or `isJober: 0` stores the phone as the user and leads to the profile entry (seed, section 4). */
export async function settle(phone: string, login: SeekerLogin | null, remember = false): Promise<Outcome> {
  if (!login || login.isJober === 0) {
    if (getSession().token) await logout();
    keepVerifiedPhone({ phone }, login?.registerTicket ?? '');
    return login?.dormant ? 'dormant' : 'new-person';
  }
  await enter(login, remember);
  return 'signed-in';
}

/** Stores a sign-in by any method. */
export const enter = (
  { token, user, jober, closingCancelled }: Extract<SeekerLogin, { isJober: 1 }>,
  remember = false,
): Promise<void> => enterAccount({ token, user, jober }, { remember, closingCancelled });

export async function signInByCode({ phone, verifyCode, remember }: CodeProof): Promise<Outcome> {
  const query = { phone, verifyCode, remember: remember ? ('1' as const) : undefined };
  return settle(phone, await call('GET /api/jober/joberInfoByCode', { query }, { quiet: true }), remember);
}

export async function signInByPassword({ phone, password, remember }: PasswordProof): Promise<Outcome> {
  const body = { phone, password, remember };
  return settle(phone, await call('POST /api/jober/joberLogin', { body }, { quiet: true }), remember);
}
