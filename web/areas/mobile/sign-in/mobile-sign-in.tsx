import type { ReactNode } from 'react';
import { call } from '#web/api/browser-call.ts';
import { Logo } from '#web/features/shell/logo.tsx';
import type { CodeProof } from '#web/features/sign-in/sign-in-form.tsx';
import { beginAnew, enter, type Outcome } from '#web/features/sign-in/sign-in-seeker.ts';
import { TopBar } from '../shell/top-bar.tsx';

/** A sign-in step of the phone's pages; `back` is what the bar's arrow leads to. */
export const MobileSignIn = ({ children, back }: { children: ReactNode; back: string }) => (
  <>
    <TopBar back={back}>
      <Logo />
    </TopBar>
    <div className="flex-1 bg-surface p-5">{children}</div>
  </>
);

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
