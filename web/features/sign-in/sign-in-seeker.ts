import type { SeekerLogin } from '#contract/identity/identity.ts';
import { call } from '#web/api/browser-call.ts';
import { logout } from '#web/session/logout.ts';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';
import { getSession } from '#web/session/session-store.ts';
import { enterAccount } from './enter-account.ts';
import type { CodeProof, PasswordProof } from './sign-in-form.tsx';

/** `dormant`: the phone's account opens with its password only; a new one may be started. */
export type Outcome = 'signed-in' | 'new-person' | 'dormant';

/** Stores a proven phone without a seeker record as the user: the profile entry follows (seed, section 4). */
export async function beginAnew(phone: string, ticket: string): Promise<void> {
  if (getSession().token) await logout();
  keepVerifiedPhone({ phone }, ticket);
}

/** An empty answer or `isJober: 0` is a phone without a seeker record. */
export async function settle(phone: string, login: SeekerLogin | null, remember = false): Promise<Outcome> {
  if (login?.isJober) {
    await enter(login, remember);
    return 'signed-in';
  }
  await beginAnew(phone, login?.registerTicket ?? '');
  return login?.dormant ? 'dormant' : 'new-person';
}

/** Stores a sign-in by any method. */
export const enter = (
  { token, user, jober, closingCancelled }: Omit<Extract<SeekerLogin, { isJober: 1 }>, 'isJober'>,
  remember = false,
): Promise<void> => enterAccount({ token, user, jober }, { remember, closingCancelled });

export async function signInByCode({ phone, verifyCode, remember }: CodeProof): Promise<Outcome> {
  const query = { phone, verifyCode, remember: remember ? ('1' as const) : undefined };
  return settle(phone, await call('GET /api/jober/joberInfoByCode', { query }), remember);
}

/** The same on the pages of phones: an empty answer's header holds the ticket that proves the phone. */
export async function signInOnPhone({ phone, verifyCode, remember }: CodeProof): Promise<Outcome> {
  let ticket = '';
  const received = (headers: { get(name: string): string | null }) => {
    ticket = headers.get('x-register-ticket') ?? '';
  };
  const query = { phone, verifyCode, remember: remember ? ('1' as const) : undefined };
  const login = await call('GET /api/jober/mobileLoginByCode', { query }, { heard: received });
  return settle(phone, login ?? { isJober: 0, registerTicket: ticket }, remember);
}

export async function signInByPassword({ phone, password, remember }: PasswordProof): Promise<Outcome> {
  await enter(await call('POST /api/jober/joberLogin', { body: { phone, password, remember } }), remember);
  return 'signed-in';
}
