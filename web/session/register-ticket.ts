import type { User } from '#contract/identity/identity.ts';
import { setSession } from './session-store.ts';

const KEY = 'jyrc_register_ticket';
const AGREED = 'jyrc_agreed';

/** Stores a verified phone as the user (seed, section 4), and the ticket that proves it for the next step. */
export function keepVerifiedPhone(user: User, ticket: string): void {
  setSession({ user });
  sessionStorage.setItem(KEY, ticket);
}

export const registerTicket = (): string | null => sessionStorage.getItem(KEY);

export function forgetRegisterTicket(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(AGREED);
}

/** The agreement was ticked when signing in with a phone, so that its registration does not ask again. */
export const keepAgreed = (phone: string): void => sessionStorage.setItem(AGREED, phone);
export const hasAgreed = (phone: string): boolean => sessionStorage.getItem(AGREED) === phone;
