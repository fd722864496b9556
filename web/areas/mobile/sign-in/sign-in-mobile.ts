import { call } from '#web/api/browser-call.ts';
import type { CodeProof } from '#web/features/sign-in/sign-in-form.tsx';
import { beginAnew, enter, type Outcome } from '#web/features/sign-in/sign-in-seeker.ts';

/** An empty answer leads to the basic information; its header contains the ticket that proves the phone there. */
export async function signInByCode({ phone, verifyCode, remember }: CodeProof): Promise<Outcome> {
  let ticket = '';
  const received = (headers: { get(name: string): string | null }) => {
    ticket = headers.get('x-register-ticket') ?? '';
  };
  const query = { phone, verifyCode, remember: remember ? ('1' as const) : undefined };
  const login = await call('GET /api/jober/mobileLoginByCode', { query }, { heard: received });
  if (login) await enter(login, remember);
  else await beginAnew(phone, ticket);
  return login ? 'signed-in' : 'new-person';
}

/** Signs in by the single-use ticket of the wide site's QR code. */
export const signInByTicket = async (ticket: string): Promise<void> =>
  enter(await call('POST /api/jober/directLogin', { body: { ticket } }));
