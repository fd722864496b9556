import { create } from 'zustand';
import {
  credentialFields,
  emptySession,
  isSeekerSignedIn,
  type SessionField,
  type SessionState,
} from './session-state.ts';
import { keepTokenFor, readSession, writeField } from './session-storage.ts';

/** The session as components see it: empty on the server and while hydrating, then the stored values. */
export const useSession = create<SessionState>(() => emptySession);

/** Changes fields, in memory and in storage. */
export function setSession(change: Partial<SessionState>): void {
  for (const field of Object.keys(change) as SessionField[])
    writeField(field, change[field] as SessionState[typeof field]);
  useSession.setState(change);
  markSigned();
}

export const getSession = (): SessionState => useSession.getState();

/** Sets the credentials of one account; unnamed fields are cleared, so that nothing of an earlier account remains. */
export function replaceCredentials(credentials: Partial<SessionState>, lifetimeMs?: number): void {
  setSession({ ...Object.fromEntries(credentialFields.map((field) => [field, emptySession[field]])), ...credentials });
  if (lifetimeMs) keepTokenFor(lifetimeMs);
}

/** Clears the token and every stored credential; works offline too. */
export const clearCredentials = (): void => replaceCredentials({});

/** Hides what is for visitors before hydration (see boot-script.ts). */
function markSigned(): void {
  const state = useSession.getState();
  const { token, user, jober } = state;
  if (token || user || jober) document.documentElement.dataset.signed = isSeekerSignedIn(state) ? 'seeker' : '1';
  else delete document.documentElement.dataset.signed;
}

if (typeof window !== 'undefined') {
  useSession.setState(readSession());
  window.addEventListener('storage', () => {
    useSession.setState(readSession());
    markSigned();
  });
}
