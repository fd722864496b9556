import { apiSettings } from '#web/api/api-settings.ts';
import { inBrowser, inTab } from './browser-storage.ts';
import { clearCredentials, getSession } from './session-store.ts';
import { unfinished } from './unfinished.ts';

/**
 * Choices of this browser, whoever uses it; drafts of articles, which hold nothing personal and open for their author only; and what
 * a judge sealed, who has no account.
 */
const stays = /^jyrc_(?:(?:theme|face|cityCode|judge)$|content_)/;

/**
 * What a person wrote and the server does not have yet, given to its owner only; and how long their phone waits for its next code,
 * which the one of the sign-in began.
 */
const unsaved = /^jyrc_(?:outbox$|resume_|arrivals_|code_waits$)/;

/** The mobile pages' offline cache (public/mobile-worker.js). */
async function clearStored(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('jyrc-')).map((name) => caches.delete(name)));
}

/** What a visitor answered in 资格自检. */
export const SELF_CHECK_KEY = 'jyrc_self_check';

/**
 * Removes what a person left in this browser: positions in live events, posts read, copies of lists and routes, and what the
 * mobile pages keep. A session that ran out keeps unsaved words for its owner; whoever signs out leaves none behind. A visitor's
 * answers are theirs when they sign in.
 */
export function forgetTraces(keepUnsaved: boolean, keepAnswers = false): void {
  if ('caches' in globalThis) void clearStored().catch(() => undefined);
  const isKept = (key: string) =>
    stays.test(key) || (keepUnsaved && unsaved.test(key)) || (keepAnswers && key === SELF_CHECK_KEY);
  const goes = (key: string) => key.startsWith('jyrc_') && !isKept(key);
  for (const shelf of [inBrowser, inTab]) for (const key of shelf.keys().filter(goes)) shelf.drop(key);
}

/**
 * Ends the session here at once, on the server if it can be reached, and clears what the person left in this browser. Bypasses
 * the API client: a failure must not show anything, and the credentials are removed offline too.
 */
export async function logout(keepUnsaved = false): Promise<void> {
  const { token } = getSession();
  clearCredentials();
  unfinished.clearAll();
  forgetTraces(keepUnsaved);
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const url = `${apiSettings().baseUrl}/api/jober/logout`;
  await fetch(url, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}
