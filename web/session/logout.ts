import { apiSettings } from '#web/api/api-settings.ts';
import { clearCredentials, getSession } from './session-store.ts';
import { unfinished } from './unfinished.ts';

/**
 * Choices of this browser, whoever uses it; and drafts, which survive an expired session and are shown to their owner only.
 */
const stays = /^jyrc_(?:(?:theme|face|cityCode|outbox)$|resume_|content_)/;

/** What the mobile pages keep for reading without a network (public/mobile-worker.js). */
async function forgetKept(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('jyrc-')).map((name) => caches.delete(name)));
}

/**
 * Removes what a person left in this browser: positions in live events, posts read, copies of lists and routes, and what the
 * mobile pages keep.
 */
export function forgetTraces(): void {
  if ('caches' in globalThis) void forgetKept().catch(() => undefined);
  try {
    for (const shelf of [localStorage, sessionStorage])
      for (const key of Object.keys(shelf)) if (key.startsWith('jyrc_') && !stays.test(key)) shelf.removeItem(key);
  } catch {
    // A closed storage holds nothing.
  }
}

/**
 * Ends the session here at once and on the server if it can be reached, and clears what the person left in this browser. Does
 * not go through the API client: a failure must not show anything, and offline the credentials go all the same.
 */
export async function logout(): Promise<void> {
  const { token } = getSession();
  clearCredentials();
  unfinished.clearAll();
  forgetTraces();
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const url = `${apiSettings().baseUrl}/api/jober/logout`;
  await fetch(url, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}
