import { call } from '#web/api/browser-call.ts';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';
import { setSession } from '#web/session/session-store.ts';

export type Outcome = 'signed-in' | 'new-person';

/**
 * An empty answer keeps the phone as the user and leads to the base info (seed, section 4); its header brings the ticket that
 * proves the phone there.
 */
export async function signInByCode(phone: string, verifyCode: string): Promise<Outcome> {
  let ticket = '';
  const heard = (headers: { get(name: string): string | null }) => {
    ticket = headers.get('x-register-ticket') ?? '';
  };
  const login = await call('GET /api/jober/mobileLoginByCode', { query: { phone, verifyCode } }, { heard });
  if (!login) {
    keepVerifiedPhone({ phone }, ticket);
    return 'new-person';
  }
  setSession({ token: login.token, user: login.user, jober: login.jober });
  return 'signed-in';
}

export async function signInByPassword(phone: string, password: string): Promise<Outcome> {
  const login = await call('POST /api/jober/joberLogin', { body: { phone, password } });
  setSession({ token: login.token, user: login.user, jober: login.jober });
  return 'signed-in';
}

/** Signs in by the single-use ticket of the wide site's QR code. */
export async function signInByTicket(ticket: string): Promise<void> {
  const login = await call('POST /api/jober/directLogin', { body: { ticket } }, { quiet: true });
  setSession({ token: login.token, user: login.user, jober: login.jober });
}
