import { forgetTraces } from './logout.ts';
import { clearCredentials, getSession, readTokenEnd, storageKey } from './session-store.ts';
import { unfinished } from './unfinished.ts';

/** Clocks and timers differ by less. */
const LEEWAY_MS = 60_000;

/** The other tab removes its records one after the other, and its cookie by a call: a page loaded before would find some. */
const SETTLE_MS = 400;

/** For tests, which have no page to load anew. */
export const thisPage = { reload: () => window.location.reload() };

/** Documents contain nothing personal, so a page that is loaded anew shows nothing of the session; a private one leads to its login. */
function reloadWithout(): void {
  document.documentElement.style.visibility = 'hidden';
  thisPage.reload();
}

/**
 * Takes a session that ended before its time off the screen: signed out on another device, a new password, a ban. One that ran out
 * keeps the page, which then offers to stay or to sign in again (seed, section 8).
 */
export function leaveEndedSession(token: string): void {
  if (getSession().token !== token || readTokenEnd() - LEEWAY_MS < Date.now()) return;
  unfinished.clearAll();
  clearCredentials();
  forgetTraces(false);
  reloadWithout();
}

/**
 * Leaves when another tab signs out or signs in somebody else; returns a stop function. It lasts as long as the page: the session
 * itself has followed the other tab by the time this listener hears of it.
 */
export function followOtherTabs(): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    const isSignOut = key === storageKey('token') && oldValue !== null && newValue === null;
    const isOther = key === storageKey('user') && oldValue !== null && newValue !== null && oldValue !== newValue;
    if (!isSignOut && !isOther) return;
    unfinished.clearAll();
    document.documentElement.style.visibility = 'hidden';
    setTimeout(reloadWithout, SETTLE_MS);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
