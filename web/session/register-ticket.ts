import type { User } from '#contract/identity/identity.ts';
import { inTab } from './browser-storage.ts';
import { setSession } from './session-store.ts';

const KEY = 'jyrc_register_ticket';

/** Stores a verified phone as the user (seed, section 4), and the ticket that proves it for the next step. */
export function keepVerifiedPhone(user: User, ticket: string): void {
  setSession({ user });
  inTab.write(KEY, ticket);
}

export const registerTicket = (): string | null => inTab.read(KEY);

export const forgetRegisterTicket = (): void => inTab.drop(KEY);
