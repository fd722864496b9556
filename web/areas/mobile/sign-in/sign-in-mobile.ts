import { call } from '#web/api/browser-call.ts';
import { enterAccount } from '#web/features/sign-in/enter-account.ts';
import type { CodeProof, PasswordProof } from '#web/features/sign-in/sign-in-form.tsx';
import { logout } from '#web/session/logout.ts';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';
import { getSession } from '#web/session/session-store.ts';

export type Outcome = 'signed-in' | 'new-person';

/**
 * An empty answer stores the phone as the user and leads to the basic information (seed, section 4); its header contains the
 * ticket that proves the phone there.
 */
export async function signInByCode({ phone, verifyCode, remember }: CodeProof): Promise<Outcome> {
  let ticket = '';
  const received = (headers: { get(name: string): string | null }) => {
    ticket = headers.get('x-register-ticket') ?? '';
  };
  const query = { phone, verifyCode, remember: remember ? ('1' as const) : undefined };
  const login = await call('GET /api/jober/mobileLoginByCode', { query }, { heard: received, quiet: true });
  if (!login) {
    if (getSession().token) await logout();
    keepVerifiedPhone({ phone }, ticket);
    return 'new-person';
  }
  await enterAccount(
    { token: login.token, user: login.user, jober: login.jober },
    { remember, closingCancelled: login.closingCancelled },
  );
  return 'signed-in';
}

export async function signInByPassword({ phone, password, remember }: PasswordProof): Promise<Outcome> {
  const login = await call('POST /api/jober/joberLogin', { body: { phone, password, remember } }, { quiet: true });
  await enterAccount(
    { token: login.token, user: login.user, jober: login.jober },
    { remember, closingCancelled: login.closingCancelled },
  );
  return 'signed-in';
}

/** Signs in by the single-use ticket of the wide site's QR code. */
export async function signInByTicket(ticket: string): Promise<void> {
  const login = await call('POST /api/jober/directLogin', { body: { ticket } }, { quiet: true });
  await enterAccount({ token: login.token, user: login.user, jober: login.jober });
}
